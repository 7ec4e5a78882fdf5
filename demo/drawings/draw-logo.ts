import { circlePath, gearPath, polygonPath, roundedBox } from './geometry.ts'
import { chanceOf, createPen, type Pen } from './pen.ts'
import { COLOURWAYS } from './colourways.ts'
import { escapeText, svg, times } from './svg.ts'

export interface LogoRequest {
  name: string
  seed: number
}

const INKS = ['#1f2326', '#a3281f', '#1d3f72', '#24523a', '#5a3a1e', '#3b2c5a', '#b4551a', '#0f5560'] as const

/** A plain geometric sign inside a circle of 70, in one colour. */
const drawMark = (pen: Pen, ink: string): string =>
  ({
    gear: () =>
      svg`<path d="${gearPath(pen.pick('gear', [8, 10, 14]), 70, 56, 0.4)}${circlePath(0, 0, 28)}" fill="${ink}" fill-rule="evenodd"/>`,
    hexagon: () =>
      svg`<path d="${polygonPath(6, 70)}${polygonPath(6, 48)}" fill="${ink}" fill-rule="evenodd"/>
        <path d="${polygonPath(pen.pick('inside', [3, 6]), 28)}" fill="${ink}"/>`,
    mountain: () =>
      svg`<path d="M-70 46L-18 -50L8 -6L26 -32L70 46z" fill="${ink}"/>
        <path d="M8 -6L-22 48" stroke="#fff" stroke-width="7"/>`,
    waves: () =>
      svg`<circle r="70" fill="${ink}"/>
        ${times(3, (index) => svg`<path d="M-66 ${-12 + index * 26}q22 -26 44 0t44 0t44 0" fill="none" stroke="#fff" stroke-width="8"/>`)}`,
    leaf: () =>
      svg`<path d="M-58 58Q-70 -58 58 -62Q66 56 -40 52" fill="${ink}"/>
        <path d="M-58 62Q-20 0 40 -44" fill="none" stroke="#fff" stroke-width="7"/>`,
    rings: () =>
      svg`<g fill="none" stroke="${ink}" stroke-width="13"><circle cx="-26" r="42"/>
        <circle cx="26" r="42"/></g>`,
    bars: () =>
      svg`<g fill="${ink}">${times(4, (index) => svg`<path d="M${-70 + index * 37} 62V${pen.between(`bar ${index}`, -62, 10)}L${-44 + index * 37} ${pen.between(`bar ${index}`, -62, 10) - 16}V62z"/>`)}</g>`,
    curtain: () =>
      svg`<path d="M-72 -62H72V-48H-72z" fill="${ink}"/>
        ${[-62, -19, 24].map((x) => svg`<path d="M${x} -40h38v${96 - Math.abs(x + 19) * 0.3}h-38z" fill="${ink}"/>`)}`,
    square: () =>
      svg`<g transform="rotate(${pen.pick('lean', [0, 45])}) scale(.86)">
        <path d="${roundedBox(-64, -64, 128, 128, 12)}" fill="${ink}"/>
        <path d="${circlePath(0, 0, 38)}" fill="#fff"/>
        <path d="M-38 0A38 38 0 0 1 38 0z" fill="${ink}"/></g>`,
    petals: () =>
      svg`<g fill="${ink}">${times(pen.pick('petals', [5, 6, 8]), (index) => svg`<ellipse cy="-42" rx="17" ry="27" transform="rotate(${index * (360 / pen.pick('petals', [5, 6, 8]))})"/>`)}</g>`,
  })[
    pen.pick('mark', [
      'gear',
      'hexagon',
      'mountain',
      'waves',
      'leaf',
      'rings',
      'bars',
      'curtain',
      'square',
      'petals',
    ])
  ]()

/** Letters of Latin are about half as wide as those of Japanese. */
const widthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 1 : 0.62), 0)

/** A maker's mark and name on white, 480 × 240: side by side, or the name below when it is long. */
export function drawLogo({ name, seed }: LogoRequest): string {
  const pen = createPen({ colour: COLOURWAYS.black, seed })
  const ink = INKS[Math.floor(chanceOf(seed, 'ink') * INKS.length)] ?? INKS[0]
  const beside = widthOf(name) <= 7
  const size = Math.min(beside ? 58 : 46, (beside ? 270 : 430) / Math.max(widthOf(name), 1))
  const mark = drawMark(pen, ink)
  const start = (480 - (140 * 0.86 + 28 + size * widthOf(name))) / 2
  const drawn = beside
    ? svg`<g transform="translate(${start + 60} 120) scale(.86)">${mark}</g>
      <text x="${start + 148}" y="${120 + size * 0.36}"`
    : svg`<g transform="translate(240 88) scale(.82)">${mark}</g>
      <text x="240" y="${196 + size * 0.1}" text-anchor="middle"`
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 240">
    <path d="M0 0H480V240H0z" fill="#fff"/>
    ${drawn} font-family="Noto Sans CJK JP, Hiragino Sans, sans-serif" font-weight="700" font-size="${size}" fill="${ink}">${escapeText(name)}</text></svg>`
}
