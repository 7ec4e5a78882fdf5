import { circlePath, place, roundedBox } from '#demo/drawings/geometry.ts'
import { DARK_STEEL, RUBBER, STEEL, chrome, knurl, lit, rolled, swollen } from '#demo/drawings/materials.ts'
import { toTone } from '#demo/drawings/colourways.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

/** What the rider sees: bar, clamps, clock, the tank below and the road ahead. */
export function drawCockpit(pen: Pen): string {
  const half = svg`<path d="${roundedBox(232, -24, 170, 52, 14)}" fill="${rolled(pen, RUBBER)}"/>
    <path d="${roundedBox(232, -24, 170, 52, 14)}" fill="${knurl(pen, 12)}"/>
    <path d="${roundedBox(170, -32, 62, 74, 10)}" fill="${lit(pen, DARK_STEEL)}"/>
    <circle cx="196" cy="4" r="11" fill="#b23a2c"/>
    <path d="M186 -30L226 -110" stroke="#4b4e53" stroke-width="12"/>`
  const ticks = times(9, (index) => svg`<path d="M0 -66V-54" transform="rotate(${-120 + index * 30})"/>`)
  return svg`<path d="M0 0H800V330H0z" fill="${pen.linear(
    [
      [0, '#cdd8de'],
      [1, '#eee9df'],
    ],
    [0, 0],
    [0, 1],
  )}"/><path d="M0 250L160 214L330 244L520 206L800 250V340H0z" fill="#b7bfb6"/>
    <path d="M0 330H800V800H0z" fill="#a9a7a2"/><path d="M330 290L470 290L760 800H40z" fill="#8f8e8b"/>
    <path d="M394 300h12l10 90h-32z" fill="#e9e6dd" opacity=".8"/>
    <path d="M220 800Q250 560 400 556T580 800z" fill="${swollen(pen, toTone('#b8b4ac'))}"/>
    <circle cx="400" cy="660" r="44" fill="${lit(pen, STEEL)}"/>
    <path d="${roundedBox(316, 396, 168, 110, 26)}" fill="${lit(pen, DARK_STEEL)}"/>
    ${place(
      svg`<path d="M-300 0L-150 6Q-110 20 -60 34H60Q110 20 150 6L300 0" fill="none" stroke="#55585d" stroke-width="32"/>
    <path d="M-300 -5L-150 1Q-110 14 -60 28H60Q110 14 150 1L300 -5" fill="none" stroke="#9a9da2" stroke-width="7"/>
    ${half}<g transform="scale(-1 1)">${half}</g>`,
      400,
      420,
    )}
    <path d="${circlePath(340, 456, 13)}${circlePath(460, 456, 13)}" fill="${chrome(pen)}"/>
    <g transform="translate(400 330)"><circle r="84" fill="${chrome(pen)}"/><circle r="74" fill="#1d1f22"/>
    <g stroke="#f1eee6" stroke-width="4">${ticks}</g>
    <path d="M0 6L-34 -40" stroke="#d9552b" stroke-width="6"/><circle r="9" fill="#777"/></g>`
}
