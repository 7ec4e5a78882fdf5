import type { Pen } from './pen.ts'
import { svg, times } from './svg.ts'

/** The words a product's record has for its package; none on a thing that stands for many. */
export const toLabel = (pen: Pen): string => String(pen.trait('label') ?? '')

interface Room {
  /** Middle of the words. */
  x?: number
  y: number
  /** How long the line of words may be, and how large its letters. */
  room: number
  size: number
  ink: string
}

const FONT = 'text-anchor="middle" font-family="Noto Sans CJK JP, sans-serif" font-weight="700"'

const lengthOf = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (letter > '~' ? 1 : 0.62), 0)

/** One line of words, as large as the room allows. */
export function printAcross(words: string, { x = 0, y, room, size, ink }: Room): string {
  const fitting = Math.min(size, room / Math.max(lengthOf(words), 1))
  return svg`<text x="${x}" y="${y + fitting * 0.36}" ${FONT} font-size="${fitting}" fill="${ink}">${words}</text>`
}

/** Words from top to bottom, a letter a line, since librsvg does not write so by itself. */
export function printDown(words: string, { x = 0, y, room, size, ink }: Room): string {
  const letters = [...words.replaceAll('ー', '｜')]
  const fitting = Math.min(size, room / Math.max(letters.length * 1.08, 1))
  const lines = times(
    letters.length,
    (index) =>
      svg`<tspan x="${x}" y="${y + fitting * 0.36 + (index - (letters.length - 1) / 2) * fitting * 1.08}">${letters[index] ?? ''}</tspan>`,
  )
  return svg`<text ${FONT} font-size="${fitting}" fill="${ink}">${lines}</text>`
}
