import { readFileSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countMissing, toRuns } from '#shop-api/documents/faces.ts'
import { toLines } from '#shop-api/documents/mixed-lines.ts'
import { measure, openPaper, toBytes, write } from '#shop-api/documents/paper.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk } from '#tests/support/order-desk.ts'
import { ADDRESS } from '#tests/support/selling-shop.ts'

/** Every kanji of JIS X 0213:2004 and of Windows' Shift_JIS (CP932), as Python 3.11 decodes `euc_jis_2004` and `cp932`. */
const KANJI = readFileSync(new URL('jis-kanji.txt', import.meta.url), 'utf8')
/** Letters of family names that are in neither, or are often told apart by a selector. */
const NAMES =
  '𠮷 𣘺 槗 濵 桒 栁 嵜 﨑 髙 邉 邊 釼 靏 靍 冝 曻 畵 渊 鉃 𡈽 𫝆 榊 葛\u{e0100} 辻\u{e0100} 祇\u{e0100}'.split(
    ' ',
  )

describe.each(['plain', 'bold', 'gift'] as const)('What is printed %s', (stack) => {
  test('has every kanji of the Japanese standards', () => {
    expect([...KANJI]).toHaveLength(13_143)
    expect(countMissing([KANJI], stack)).toBe(0)
    const printed = toRuns(KANJI, stack).map(({ letters }) => letters)
    expect(printed.join('').normalize('NFC')).toBe(KANJI.normalize('NFC'))
  })

  test('has the letters of family names, or one in their place', () => {
    for (const name of NAMES) {
      const printed = toRuns(name, stack).map(({ letters }) => letters)
      expect([name, [...printed.join('').replaceAll(/[\u{e0100}-\u{e01ef}]/gu, '')].length]).toEqual([
        name,
        1,
      ])
    }
    expect(NAMES.filter((name) => countMissing([name], stack) > 0)).toEqual([])
  })
})

const BOX = { size: 10, width: 120 }

/** The lines of a page as they were written, without spaces. */
async function readLines(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 })
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s+/g, '')
}

test.each(['left', 'center', 'right'] as const)(
  'A text in several faces breaks within its width, loses no letter, and takes the height it says (%s)',
  async (align) => {
    const paper = openPaper('試し', new Date('2026-11-24T01:00:00Z'))
    const text =
      '槗本𠮷子様のご注文（2026年11月24日）は、Sword-and-Shield-of-the-North-Wind-Company 𠮷野家の品です。🎁'
    const lines = toLines(paper, text, { stack: 'plain', ...BOX })
    expect(lines.length).toBeGreaterThan(3)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(BOX.width)
    // A full stop is not left alone on a line, nor a bracket at the end of one.
    const starts = lines.map(({ runs }) => runs[0]?.letters[0])
    expect(starts.filter((letter) => '、。）'.includes(letter ?? ' '))).toEqual([])
    const height = write(paper, text, 60, 60, { ...BOX, align })
    expect(height).toBe(measure(paper, text, BOX))
    expect(height / lines.length).toBeCloseTo(measure(paper, 'あ', BOX))
    const read = await readLines(await toBytes(paper, () => ''))
    expect(read).toBe(text.replaceAll(/\s+/g, '').replace('🎁', '〓'))
  },
)

test('A long text in several faces goes on on the next page', async () => {
  const paper = openPaper('試し', new Date('2026-11-24T01:00:00Z'))
  write(paper, '𠮷'.repeat(2_000), 60, 60, { size: 12, width: 120 })
  expect(paper.bufferedPageRange().count).toBeGreaterThan(3)
  expect(await readLines(await toBytes(paper, () => ''))).toBe('𠮷'.repeat(2_000))
})

describe('on papers', () => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb()
  })
  afterAll(() => opened.close())

  test('A name with rare letters is on the delivery note as it was typed; what no face has is 〓', async () => {
    const desk = await openOrderDesk(opened.db)
    const address = { ...ADDRESS, shipping_last_name: '槗本', shipping_first_name: '𠮷子', address2: '🎁荘' }
    const { id } = await desk.order('card', [[0, 1]], { address })
    const answer = await desk.ask('orders/papers', { kind: 'delivery_notes', ids: [id] })
    const text = await readLines(new Uint8Array(await answer.arrayBuffer()))
    expect(text).toContain('槗本𠮷子様')
    expect(text).toContain('〓荘')
    expect(text).not.toContain('\0')
  })
})
