import { expect, test } from 'vitest'
import { NOSHI_AFFILIATION_MAX, NOSHI_NAME_MAX, NOSHI_TITLE_MAX } from '#contract/gift-limits.ts'
import { layOutNoshi, NOSHI_CORDS, NOSHI_PAPER, type PlacedLetter } from '#src/rules/gift/noshi-layout.ts'
import { splitLetters } from '#src/rules/letters/split-letters.ts'

const POINT = 25.4 / 72
const LETTERS = [
  ...'山田太郎花子株式会社髙﨑そよかぜッャーー～（）、。・「」 　ABCabcdWi1204.,-&',
  '𠮷',
  '葛\u{e0100}',
]

/** Repeats itself: a name that failed fails again. */
function* drawNumbers(seed: number) {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

const boxOf = ({ x, y, size, room }: PlacedLetter) => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - room / 2,
  bottom: y + room / 2,
})

type Box = ReturnType<typeof boxOf>
const EPSILON = 1e-6
const meets = (one: Box, other: Box) =>
  one.left < other.right - EPSILON &&
  other.left < one.right - EPSILON &&
  one.top < other.bottom - EPSILON &&
  other.top < one.bottom - EPSILON

const joinLetters = (letters: readonly PlacedLetter[]) => letters.map(({ letter }) => letter).join('')

function expectOnPaper(noshi: Parameters<typeof layOutNoshi>[0]) {
  const layout = layOutNoshi(noshi)
  const said = JSON.stringify(noshi)
  const title = layout.title.map(boxOf)
  const lower = [...layout.names.flat(), ...layout.affiliation].map(boxOf)
  for (const { left, right, top, bottom } of [...title, ...lower]) {
    expect(left > 10 && right < NOSHI_PAPER.width - 10, said).toBe(true)
    expect(top > 5 && bottom < NOSHI_PAPER.height - 5, said).toBe(true)
  }
  expect(
    title.every(({ bottom }) => bottom < NOSHI_CORDS.top),
    said,
  ).toBe(true)
  expect(
    lower.every(({ top }) => top > NOSHI_CORDS.bottom),
    said,
  ).toBe(true)
  for (const [at, box] of lower.entries())
    expect(
      lower.slice(at + 1).some((other) => meets(box, other)),
      said,
    ).toBe(false)
  for (const [at, box] of title.entries())
    expect(
      title.slice(at + 1).some((other) => meets(box, other)),
      said,
    ).toBe(false)
  return layout
}

test('whatever is written, no letter leaves the paper, meets another or touches the cords, and none is left out', () => {
  const numbers = drawNumbers(20_261_127)
  const next = () => numbers.next().value as number
  const write = (most: number) => {
    let text = ''
    const length = 1 + Math.floor(next() * most)
    while (text.length < length) text += LETTERS[Math.floor(next() * LETTERS.length)]
    return text.slice(0, most).trim() || '一'
  }
  for (let run = 0; run < 600; run += 1) {
    const noshi = {
      title: write(NOSHI_TITLE_MAX),
      names: Array.from({ length: run % 4 }, () => write(NOSHI_NAME_MAX)),
      ...(next() < 0.5 && { affiliation: write(NOSHI_AFFILIATION_MAX) }),
    }
    const layout = expectOnPaper(noshi)
    const bare = (text: string) => text.replaceAll(/\s/g, '')
    expect(layout.names.map(joinLetters)).toEqual(noshi.names.map(bare))
    expect(joinLetters(layout.title)).toBe(bare(noshi.title))
    expect(joinLetters(layout.affiliation)).toBe(bare(noshi.affiliation ?? ''))
    for (const { size } of layout.names.flat()) expect(size).toBeGreaterThan(11 * POINT)
    for (const { size } of layout.affiliation) expect(size).toBeGreaterThan(9 * POINT)
  }
})

test('the longest lines there can be are still readable', () => {
  const { names, affiliation } = expectOnPaper({
    title: '長'.repeat(NOSHI_TITLE_MAX),
    names: Array.from({ length: 3 }, () => '長'.repeat(NOSHI_NAME_MAX)),
    affiliation: '長'.repeat(NOSHI_AFFILIATION_MAX),
  })
  expect(names[0]?.[0]?.size).toBeGreaterThan(11 * POINT)
  expect(affiliation[0]?.size).toBeGreaterThan(9 * POINT)
})

test('lines stand from the right, and names of different lengths begin and end together', () => {
  const { names } = layOutNoshi({ title: '御祝', names: ['佐藤 花子', '林 一', '長谷川 龍之介'] })
  const xs = names.map((line) => line[0]!.x)
  expect(xs[0]).toBeGreaterThan(xs[1]!)
  expect(xs[1]).toBeGreaterThan(xs[2]!)
  const tops = names.map((line) => boxOf(line[0]!).top)
  const ends = names.map((line) => boxOf(line.at(-1)!).bottom)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(0.01)
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.01)
})

test('beside a very long line a short one ends where it ends, without being torn apart', () => {
  const { names } = layOutNoshi({ title: '御祝', names: ['株式会社そよかぜ商会東京本店営業部', '林'] })
  const [long, short] = names
  expect(boxOf(short![0]!).bottom).toBeCloseTo(boxOf(long!.at(-1)!).bottom)
  expect(short![0]!.size / long![0]!.size).toBeLessThanOrEqual(1.5)
})

test('company and title stand small on the right of the first name', () => {
  const { names, affiliation } = layOutNoshi({
    title: '御歳暮',
    names: ['佐藤 花子', '鈴木 一郎'],
    affiliation: '株式会社そよかぜ 代表取締役',
  })
  expect(affiliation[0]!.x).toBeGreaterThan(names[0]![0]!.x)
  expect(affiliation[0]!.size).toBeLessThan(names[0]![0]!.size * 0.6)
})

test('long marks, brackets and Latin words lie on their side; short capitals stand; commas move to the corner', () => {
  const [line] = layOutNoshi({ title: '祝', names: ['サー（ABCとCafe）、ッ'] }).names
  const look = Object.fromEntries(line!.map(({ letter, is_turned, shift }) => [letter, [is_turned, shift]]))
  expect(look).toEqual({
    サ: [false, 0],
    ー: [true, 0],
    '（': [true, 0],
    A: [false, 0],
    B: [false, 0],
    C: [true, 0],
    と: [false, 0],
    a: [true, 0],
    f: [true, 0],
    e: [true, 0],
    '）': [true, 0],
    '、': [false, 0.6],
    ッ: [false, 0.1],
  })
})

test('a letter outside the first plane and one with a variation selector are one letter each', () => {
  expect(splitLetters('𠮷葛\u{e0100}城')).toEqual(['𠮷', '葛\u{e0100}', '城'])
})
