import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { WOOD, lit, weave } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const HORN = toTone('#4a3524')
const ARM = 'M-118 -204Q-186 -190 -206 -116Q-240 40 -262 190L-192 206Q-160 60 -126 -50z'

const buttons = (x: number, from: number, gap: number, count: number): string =>
  times(
    count,
    (index) =>
      svg`<circle cx="${x}" cy="${from + index * gap}" r="12" fill="${HORN.base}" stroke="${HORN.shade}" stroke-width="3"/><circle cx="${x - 3}" cy="${from + index * gap - 3}" r="4" fill="${HORN.highlight}"/>`,
  )

const pocket = (pen: Pen, y: number, slanted: boolean): string =>
  slanted
    ? svg`<path d="M-112 ${y}L-84 ${y + 70}L-66 ${y + 62}L-94 ${y - 8}zM112 ${y}L84 ${y + 70}L66 ${y + 62}L94 ${y - 8}z" fill="${lit(pen, pen.colour)}" stroke="${pen.colour.shade}" stroke-width="3"/>`
    : svg`<path d="M-124 ${y}H-52V${y + 26}H-124zM124 ${y}H52V${y + 26}H124z" fill="${lit(pen, pen.colour)}" stroke="${pen.colour.shade}" stroke-width="3"/>`

/** Coats with a notched lapel, with a small collar, double-breasted, and with a hood and toggles. */
export const overcoat: Drawing = {
  angle: 'laid',
  detail: { x: -20, y: -130, zoom: 2.1 },
  use: { setting: 'rail', x: 400, y: 470, scale: 0.82 },
  draw: (pen) => {
    const style = pen.pick('style', ['chester', 'balmacaan', 'pea', 'duffle'])
    const foot = style === 'pea' ? 190 : style === 'duffle' ? 230 : 284
    const flare = style === 'balmacaan' ? 190 : 158
    const body = svg`M-126 -208L-54 -236H54L126 -208Q138 0 ${flare} ${foot}H${-flare}Q-138 0 -126 -208z`
    const { shade } = pen.colour
    const cloth = pen.pick('cloth', ['plain', 'herringbone'])
    const over =
      cloth === 'plain'
        ? weave(pen, 9)
        : pen.pattern(
            28,
            14,
            '<path d="M0 0l14 14M0 -7l14 14M14 14L28 0M14 7L28 -7M0 7l7 7M21 14l7 -7" stroke="#fff" stroke-opacity=".22" stroke-width="2.4"/>',
          )
    const face = (shape: string, width = 4): string =>
      svg`<path d="${shape}" fill="${lit(pen, pen.colour)}"/><path d="${shape}" fill="${over}" stroke="${shade}" stroke-opacity=".8" stroke-width="${width}"/>`
    const sleeve = svg`${face(ARM)}<path d="M-170 -120Q-184 20 -230 190" clip-path="${pen.clip(ARM)}" fill="none" stroke="#000" stroke-opacity=".15" stroke-width="16"/>
      ${style === 'balmacaan' && svg`<path d="M-252 160L-186 176" stroke="${shade}" stroke-width="6"/>`}`
    const mirror = (shape: string): string => svg`${face(shape)}<g transform="scale(-1 1)">${face(shape)}</g>`
    const lining = svg`<path d="M-52 -236L0 -60L52 -236Q0 -262 -52 -236z" fill="${toTone(pen.colour.accent).shade}"/>`
    const fronts = {
      chester: () =>
        svg`${lining}<path d="M0 -50V${foot}" stroke="${shade}" stroke-width="5"/>${mirror('M-56 -244L-104 -190L-66 -168L-98 -140L-6 -16L0 -60z')}${buttons(14, 10, 78, 3)}${pocket(pen, 70, false)}
          <path d="M48 -112h54v16h-54z" fill="${shade}" opacity=".5"/>`,
      balmacaan: () =>
        svg`<path d="M-54 -236Q-100 -150 -140 -110M54 -236Q100 -150 140 -110" fill="none" stroke="${shade}" stroke-width="5"/><path d="M-16 -200V${foot}" stroke="${shade}" stroke-width="5"/>${mirror('M-52 -258Q-90 -226 -84 -178L0 -196L-12 -222z')}${pocket(pen, 40, true)}${buttons(2, -160, 0, 1)}`,
      pea: () =>
        svg`${lining}<path d="M-40 -20V${foot}" stroke="${shade}" stroke-width="5"/>${mirror('M-56 -246L-126 -184L-80 -166L-112 -128L-14 -20L0 -60z')}${buttons(-50, 6, 62, 3)}${buttons(52, 6, 62, 3)}${pocket(pen, 60, true)}`,
      duffle: () =>
        svg`<path d="M0 -190V${foot}" stroke="${shade}" stroke-width="5"/>${face('M-104 -196Q-96 -300 0 -302Q96 -300 104 -196Q60 -172 0 -150Q-60 -172 -104 -196z')}<path d="M-66 -200Q-60 -262 0 -264Q60 -262 66 -200Q30 -184 0 -172Q-30 -184 -66 -200z" fill="${shade}"/>
          ${times(3, (index) => svg`<g transform="translate(0 ${-90 + index * 90})"><path d="M-64 0H64" stroke="#d8c9a6" stroke-width="7"/><path d="M-74 -14h24v28h-24zM50 -14h24v28h-24z" fill="${HORN.base}"/><path d="M-26 -9Q0 -16 26 -9V9Q0 16 -26 9z" fill="${lit(pen, WOOD)}" stroke="${WOOD.shade}" stroke-width="2"/></g>`)}<path d="M-128 120H-40V210H-128zM128 120H40V210H128z" fill="#000" fill-opacity=".06" stroke="${shade}" stroke-width="4"/>`,
    }
    return svg`${sleeve}<g transform="scale(-1 1)">${sleeve}</g>${face(body)}
      <g clip-path="${pen.clip(body)}" fill="none"><path d="M-104 -160Q-70 40 -116 ${foot}M108 -170Q74 40 112 ${foot}" stroke="#000" stroke-opacity=".13" stroke-width="20"/><path d="M-124 -160Q-92 40 -138 ${foot}" stroke="#fff" stroke-opacity=".1" stroke-width="12"/></g>${fronts[style]()}`
  },
}
