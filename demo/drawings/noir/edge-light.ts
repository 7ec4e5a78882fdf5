import type { Pen } from '#demo/drawings/pen.ts'
import { svg } from '#demo/drawings/svg.ts'

/** The thin light on the edges of a thing in the dark: it comes from the top left and goes out before the far side. */
export function edgeLight(pen: Pen, outline: string, width = 3.5): string {
  return svg`<path d="${outline}" fill="none" stroke="${pen.linear([
    [0, '#fff7e8', 0.85],
    [0.4, '#fff7e8', 0.28],
    [1, '#fff7e8', 0.06],
  ])}" stroke-width="${width}" stroke-linejoin="round"/>`
}
