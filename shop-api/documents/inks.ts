import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import { splitLetters } from '#src/rules/gift/split-letters.ts'
import type { Paper } from './paper.ts'

const require = createRequire(import.meta.url)

/** Faces for what is written on gifts, the best one first: names have letters that no face has all of. */
const FACES = [
  '@expo-google-fonts/shippori-mincho/600SemiBold/ShipporiMincho_600SemiBold.ttf',
  '@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf',
].map((file) => require.resolve(file))

/** Printers put it where a letter is missing. */
const MISSING = '〓'
/** From the middle of a Japanese letter down to its base line, in its own size. */
const MIDDLE = 0.38
/** They choose a form of the letter before them, and are no letter themselves. */
const SELECTORS = /\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu

const fonts: ReturnType<typeof openSync>[] = []

interface Ink {
  letter: string
  face: string
}

/** A letter with a face that has it. */
function toInk(letter: string): Ink {
  const bare = letter.replaceAll(SELECTORS, '')
  for (const [at, face] of FACES.entries()) {
    const font = (fonts[at] ??= openSync(face))
    const has = (text: string) =>
      [...text].every(
        (one) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(one.codePointAt(0)!),
      )
    if (bare.trim() === '' || has(bare)) return { letter: at === 0 ? letter : bare, face }
  }
  return { letter: MISSING, face: FACES[0]! }
}

/** How many letters of texts no face has. */
export function countMissing(texts: readonly string[]): number {
  const inks = texts.flatMap(splitLetters).map(toInk)
  return inks.filter(({ letter }) => letter === MISSING).length
}

/** Writes one letter around the middle of its place. */
export function writeLetter(paper: Paper, text: string, x: number, y: number, size: number): void {
  const { letter, face } = toInk(text)
  paper.font(face).fontSize(size)
  const left = x - paper.widthOfString(letter) / 2
  paper.text(letter, left, y + size * MIDDLE, { lineBreak: false, baseline: 'alphabetic' })
}

/** Writes a line from its left end, around its middle. */
export function writeLine(paper: Paper, text: string, x: number, y: number, size: number): void {
  let left = x
  for (const { letters, face } of toRuns(text)) {
    paper.font(face).fontSize(size)
    paper.text(letters, left, y + size * MIDDLE, { lineBreak: false, baseline: 'alphabetic' })
    left += paper.widthOfString(letters)
  }
}

/** Neighbours of one face together: Latin letters keep their distances. */
function toRuns(text: string): { letters: string; face: string }[] {
  const runs: { letters: string; face: string }[] = []
  for (const { letter, face } of splitLetters(text).map(toInk)) {
    const last = runs.at(-1)
    if (last?.face === face) last.letters += letter
    else runs.push({ letters: letter, face })
  }
  return runs
}
