import { mixColours, toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { DARK_STEEL, RUBBER, STEEL, lit, rolled, swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'
import { edgeLight } from './edge-light.ts'

const oval = (x: number, y: number, rx: number, ry: number): string =>
  svg`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

type Cup = 'open' | 'closed' | 'studio' | 'light'

/** The outer face of the near cup, which tells one pair from another. */
const drawFace = (pen: Pen, cup: Cup, x: number, y: number, rx: number, ry: number): string => {
  const { accent, shade, highlight } = pen.colour
  const inner = oval(x, y, rx * 0.74, ry * 0.78)
  if (cup === 'open')
    return svg`<path d="${inner}" fill="#131416"/>
      <path d="${inner}" fill="${pen.pattern(15, 15, '<circle cx="7.5" cy="7.5" r="4.6" fill="#6e7278"/>')}"/>
      <path d="${oval(x, y, rx * 0.3, ry * 0.32)}" fill="${lit(pen, STEEL)}"/>`
  if (cup === 'closed')
    return svg`<path d="${inner}" fill="${lit(pen, toTone('#7a4a28'))}"/>
      <g fill="none" stroke="#2f190b" stroke-opacity=".45" stroke-width="4">${times(4, (at) => svg`<path d="M${x - rx * 0.66} ${y - 60 + at * 42}q${rx * 0.6} ${-22 + at * 9} ${rx * 1.3} 0"/>`)}</g>
      <path d="${inner}" fill="none" stroke="${highlight}" stroke-width="7"/>`
  if (cup === 'studio')
    return svg`<path d="${inner}" fill="${mixColours(shade, '#000000', 0.2)}"/>
      <path d="M${x - rx * 0.5} ${y - 12}h${rx}v24h${-rx}z" fill="${accent}"/>
      ${[-1, 1].map((side) => svg`<circle cx="${x}" cy="${y + side * ry * 0.6}" r="8" fill="${lit(pen, STEEL)}"/>`)}`
  return svg`<path d="${inner}" fill="none" stroke="${highlight}" stroke-opacity=".5" stroke-width="4"/>
    <circle cx="${x}" cy="${y}" r="9" fill="${accent}"/>`
}

const drawCord = (cup: Cup): string =>
  cup === 'studio'
    ? svg`<path d="M150 236${times(9, (at) => svg`q-14 ${at % 2 ? 14 : -14} -28 0`)}L-160 240" fill="none" stroke="${RUBBER.highlight}" stroke-width="8" stroke-linecap="round"/>`
    : ''

export const headphones: Drawing = {
  night: true,
  stands: true,
  angle: 'laid',
  detail: { x: 150, y: 60, zoom: 2 },
  use: { setting: 'listening-room', x: 430, y: 400, scale: 0.62 },
  draw: (pen) => {
    const cup = pen.pick('cup', ['open', 'closed', 'studio', 'light'])
    const [rx, ry] = cup === 'light' ? [80, 102] : cup === 'studio' ? [90, 116] : [100, 128]
    const bottom = 246 - ry
    const band = 'M-172 30C-196 -170 -118 -262 8 -262S212 -176 178 40'
    const thick = cup === 'light' ? 22 : 40
    const shell = oval(166, bottom, rx, ry)
    const far = oval(-176, bottom - 10, rx * 0.86, ry * 0.94)
    const pad = { ...RUBBER, base: '#1c1c1e' }
    return svg`<path d="${band}" fill="none" stroke="${pen.colour.shade}" stroke-width="${thick + 8}" stroke-linecap="round"/>
      <path d="${band}" fill="none" stroke="${pen.linear([
        [0, pen.colour.highlight],
        [0.45, pen.colour.base],
        [1, pen.colour.shade],
      ])}" stroke-width="${thick}" stroke-linecap="round"/>
      ${cup === 'closed' && svg`<path d="M-104 -214C-60 -250 70 -250 122 -210" fill="none" stroke="${toTone('#4a2e1c').base}" stroke-width="${thick - 8}" stroke-linecap="round"/>`}
      ${cup === 'open' && svg`<path d="M-140 -120C-100 -206 100 -206 150 -120" fill="none" stroke="#26262a" stroke-width="22" stroke-linecap="round"/>`}
      <path d="M-184 -30L-178 ${bottom - 60}M184 -30L176 ${bottom - 60}" fill="none" stroke="${lit(pen, cup === 'light' ? DARK_STEEL : STEEL)}" stroke-width="16" stroke-linecap="round"/>
      <path d="${far}" fill="${swollen(pen, pen.colour)}"/>${edgeLight(pen, far)}
      <path d="${oval(-146, bottom - 4, rx * 0.8, ry * 0.96)}" fill="${swollen(pen, pad)}"/>
      <path d="${oval(-136, bottom, rx * 0.42, ry * 0.6)}" fill="#08080a"/>
      <path d="${oval(-136, bottom, rx * 0.42, ry * 0.6)}" fill="${pen.pattern(8, 8, '<path d="M0 8L8 0" stroke="#3a3b3f" stroke-width="1.6"/>')}"/>
      <path d="${oval(130, bottom + 2, rx * 0.86, ry * 0.98)}" fill="${rolled(pen, pad)}"/>
      <path d="${shell}" fill="${swollen(pen, pen.colour)}"/>
      ${drawFace(pen, cup, 168, bottom, rx, ry)}${edgeLight(pen, shell, 4)}
      <path d="M-150 -186C-112 -238 -62 -262 0 -264" fill="none" stroke="#fff7e8" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>
      ${drawCord(cup)}`
  },
}
