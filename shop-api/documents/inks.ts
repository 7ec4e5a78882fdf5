import { toRuns } from './faces.ts'
import { measureRuns, writeRuns } from './mixed-lines.ts'
import type { Paper } from './paper.ts'

/** From the middle of a Japanese letter down to its base line, in its own size. */
const MIDDLE = 0.38

/** Writes one letter around the middle of its place. */
export function writeLetter(paper: Paper, text: string, x: number, y: number, size: number): void {
  const runs = toRuns(text, 'gift')
  writeRuns(paper, runs, x - measureRuns(paper, runs, size) / 2, y + size * MIDDLE, size)
}

/** Writes a line from its left end, around its middle. */
export function writeLine(paper: Paper, text: string, x: number, y: number, size: number): void {
  writeRuns(paper, toRuns(text, 'gift'), x, y + size * MIDDLE, size)
}
