import type { Noshi } from '#contract/shapes/noshi.ts'
import { isNarrow, splitLetters, toWidth } from '#src/rules/letters/split-letters.ts'

/** The paper in millimetres: A4, broadside. */
export const NOSHI_PAPER = { width: 297, height: 210 } as const
/** Where the cords lie: nothing is written there. */
export const NOSHI_CORDS = { top: 77, bottom: 115 } as const

const CENTRE = NOSHI_PAPER.width / 2
const TITLE = { top: 13, bottom: NOSHI_CORDS.top - 4, size: 15 }
const NAMES = { top: NOSHI_CORDS.bottom + 4, bottom: 202, size: 13 }
/** Of the affiliation beside the first name. */
const SMALL = 6.5
/** From the middle of a line to the middle of the next, in its letters. */
const PITCH = 1.3
/** Widest gap between the letters of a short name beside a long one, in its letters. */
const WIDEST_GAP = 2.2
/** Letters of a line against those of the longest one beside it, at most. */
const LARGER = 1.5

/** A letter on the paper: the middle of its place, in millimetres. */
export interface PlacedLetter {
  letter: string
  x: number
  y: number
  size: number
  /** Its room along the line, in millimetres. */
  room: number
  /** Lies on its side, as long marks, brackets and Latin words do in a line that is written downwards. */
  is_turned: boolean
  /** How far it stands to the right and up of its place, in its own size: punctuation and small kana. */
  shift: number
}

export interface NoshiLayout {
  title: PlacedLetter[]
  /** From the right, as they are read. */
  names: PlacedLetter[][]
  affiliation: PlacedLetter[]
}

interface Sign {
  letter: string
  /** Room along the line, in ems. */
  room: number
  is_turned: boolean
  shift: number
}

interface Column {
  x: number
  top: number
  bottom: number
  size: number
}

/** Where every letter of a noshi stands. Screen and print draw from it, so what is seen is what is printed. */
export function layOutNoshi(noshi: Pick<Noshi, 'title' | 'names' | 'affiliation'>): NoshiLayout {
  const title = toSigns(noshi.title)
  const lines = noshi.names.map(toSigns)
  const fitting = lines.map((line) => fit(line, NAMES.size, NAMES.bottom - NAMES.top))
  const largest = Math.min(...fitting) * LARGER
  const sizes = fitting.map((size) => Math.min(size, largest))
  const xs = placeLines(sizes)
  const longest = Math.max(0, ...lines.map((line, at) => measure(line) * (sizes[at] ?? 0)))
  const height = Math.min(longest * 1.2, NAMES.bottom - NAMES.top)
  const first = { x: xs[0] ?? CENTRE, size: sizes[0] ?? 0 }
  const small = toSigns(noshi.affiliation ?? '')
  const small_size = fit(small, SMALL, NAMES.bottom - NAMES.top)
  return {
    title: spread(title, { x: CENTRE, ...TITLE, size: fit(title, TITLE.size, TITLE.bottom - TITLE.top) }),
    names: lines.map((line, at) =>
      endTogether(line, { x: xs[at] ?? CENTRE, ...NAMES, size: sizes[at] ?? 0 }, height),
    ),
    affiliation: stack(
      small,
      { x: first.x + first.size / 2 + small_size * 0.9, ...NAMES, size: small_size },
      NAMES.top,
      0,
    ),
  }
}

/** Middles of lines side by side around the middle of the paper, from the right. */
function placeLines(sizes: readonly number[]): number[] {
  const steps = sizes.slice(1).map((size, at) => ((size + (sizes[at] ?? 0)) / 2) * PITCH)
  let x = CENTRE + steps.reduce((sum, step) => sum + step, 0) / 2
  return sizes.map((_, at) => (x -= at === 0 ? 0 : (steps[at - 1] ?? 0)))
}

/** A few letters are written with room between them, over at most the whole height. */
function spread(signs: readonly Sign[], column: Column): PlacedLetter[] {
  const left = column.bottom - column.top - measure(signs) * column.size
  const gap = Math.min(column.size * 0.6, left / Math.max(1, signs.length - 1))
  return stack(signs, column, column.top, gap)
}

/** Names of different lengths begin and end at the same heights; much shorter ones end there at least. */
function endTogether(signs: readonly Sign[], column: Column, height: number): PlacedLetter[] {
  const left = height - measure(signs) * column.size
  const gap = Math.min(column.size * WIDEST_GAP, left / Math.max(1, signs.length - 1))
  return stack(signs, column, column.top + left - gap * (signs.length - 1), gap)
}

function stack(signs: readonly Sign[], { x, size }: Column, top: number, gap: number): PlacedLetter[] {
  let y = top
  return signs.flatMap(({ letter, room, is_turned, shift }) => {
    const own = room * size
    const placed = { letter, x, y: y + own / 2, size, room: own, is_turned, shift }
    y += own + gap
    return letter.trim() === '' ? [] : [placed]
  })
}

/** The largest size that fits, at most the usual one. */
function fit(signs: readonly Sign[], size: number, height: number): number {
  return Math.min(size, height / Math.max(1, measure(signs)))
}

function measure(signs: readonly Sign[]): number {
  return signs.reduce((sum, { room }) => sum + room, 0)
}

const TURNED = /^[ー－―—–‐\-~〜～=＝…‥:：;；|｜()（）[\]［］{}｛｝<>＜＞〈〉《》「」『』【】〔〕→←]/
const CORNER = /^[、。，．,.]/
const SMALL_KANA = /^[ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ]/
/** As many Latin letters or figures stand upright one below the other, as in ＡＢＣ or 一〇 written 10. */
const UPRIGHT_LETTERS = 3

function toSigns(text: string): Sign[] {
  const runs = text.match(/[!-~\u00a1-\u024f]+|[^!-~\u00a1-\u024f]+/g) ?? []
  return runs.flatMap((run) => {
    const isLying = /[a-z\u00e0-\u024f]/.test(run) || run.length > UPRIGHT_LETTERS
    return splitLetters(run).map((letter) => toSign(letter, isLying && isNarrow(letter)))
  })
}

function toSign(letter: string, isLying: boolean): Sign {
  if (/^\s/.test(letter)) return { letter, room: 0.5, is_turned: false, shift: 0 }
  if (isLying) return { letter, room: toWidth(letter), is_turned: true, shift: 0 }
  const is_turned = TURNED.test(letter)
  const shift = CORNER.test(letter) ? 0.6 : SMALL_KANA.test(letter) ? 0.1 : 0
  return { letter, room: is_turned && isNarrow(letter) ? 0.5 : 1, is_turned, shift }
}
