import { printAcross, toLabel } from '#demo/drawings/print-words.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { roundedBox } from '#demo/drawings/geometry.ts'
import { PAPER, lit } from '#demo/drawings/materials.ts'
import { svg, times } from '#demo/drawings/svg.ts'

/** Left edge, top, width and height. */
export type Sheet = readonly [x: number, y: number, width: number, height: number]

const INK = '#7f97a5'

/** What is printed on a sheet to write on. */
export function rulePaper(rule: string, [x, y, width, height]: Sheet, ink = INK): string {
  const rows = (step: number, from = step): string =>
    times(Math.floor((height - from) / step) + 1, (index) => svg`M${x} ${y + from + index * step}h${width}`)
  const columns = (step: number, from = step): string =>
    times(Math.floor((width - from) / step) + 1, (index) => svg`M${x + from + index * step} ${y}v${height}`)
  const stroke = (path: string, size = 2.4): string =>
    svg`<path d="${path}" fill="none" stroke="${ink}" stroke-opacity=".8" stroke-width="${size}"/>`
  const dots = times(Math.floor(height / 26) * Math.floor(width / 26), (index) => {
    const across = Math.floor(width / 26)
    return svg`<circle cx="${x + 13 + (index % across) * 26}" cy="${y + 13 + Math.floor(index / across) * 26}" r="3"/>`
  })
  switch (rule) {
    case 'grid':
      return stroke(rows(22) + columns(22))
    case 'lines':
      return stroke(rows(34))
    case 'upright':
      return stroke(columns(44))
    case 'month':
      return stroke(`${rows(height / 6, height / 6)}${columns(width / 7)}`, 4)
    case 'week':
      return stroke(rows(height / 7), 4) + stroke(svg`M${x + width * 0.3} ${y}v${height}`)
    case 'dots':
      return svg`<g fill="${ink}" opacity=".8">${dots}</g>`
    case 'list':
      return (
        stroke(rows(44)) +
        times(
          Math.floor(height / 44),
          (index) =>
            svg`<path d="M${x + 8} ${y + 12 + index * 44}h20v20h-20z" fill="none" stroke="${ink}" stroke-width="4"/>`,
        )
      )
    default:
      return ''
  }
}

/** A slip of paper with the product's word on it. */
export function labelSlip(pen: Pen, [x, y, width, height]: Sheet): string {
  return svg`<path d="${roundedBox(x, y, width, height, 4)}" fill="${lit(pen, PAPER)}"/>
    <path d="${roundedBox(x + 7, y + 7, width - 14, height - 14, 2)}" fill="none" stroke="${pen.colour.base}" stroke-width="3"/>
    ${printAcross(toLabel(pen), { x: x + width / 2, y: y + height / 2, room: width - 34, size: height * 0.42, ink: '#2b3038' })}`
}
