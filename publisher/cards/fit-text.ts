import { breakLines } from './break-lines.ts'
import { getGlyph, type Weight } from './face.ts'

export interface SetText {
  lines: string[]
  /** Pixels. */
  size: number
  line_height: number
}

const LINE_HEIGHT = 1.4
const ELLIPSIS = '…'

/** @returns pixels */
export function measureText(text: string, size: number, weight: Weight): number {
  let ems = 0
  for (const character of text) ems += getGlyph(character, weight)?.advance ?? 0
  return ems * size
}

/**
 * Sets a text as large as it fits into a box. What does not fit in the smallest size ends in `…`.
 *
 * @param sizes largest first, pixels
 */
export function fitText(
  text: string,
  box: { width: number; height: number },
  sizes: readonly number[],
  weight: Weight,
): SetText {
  for (const size of sizes) {
    const lines = breakLines(text, box.width, (part) => measureText(part, size, weight))
    if (lines.length * size * LINE_HEIGHT <= box.height)
      return { lines, size, line_height: size * LINE_HEIGHT }
  }
  const size = sizes.at(-1) ?? 0
  const measure = (part: string) => measureText(part, size, weight)
  const rows = Math.max(1, Math.floor(box.height / (size * LINE_HEIGHT)))
  let shown = [...text]
  while (shown.length > 0) {
    const lines = breakLines(`${shown.join('')}${ELLIPSIS}`, box.width, measure)
    if (lines.length <= rows) return { lines, size, line_height: size * LINE_HEIGHT }
    shown = shown.slice(0, Math.floor(shown.length * 0.97))
  }
  return { lines: [], size, line_height: size * LINE_HEIGHT }
}
