import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { PAPER, lit, weave } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const BODY = 'M-122 -192Q-70 -216 -54 -222H54Q70 -216 122 -192Q150 -10 146 236H-146Q-150 -10 -122 -192z'
const LONG = 'M-122 -192Q-192 -176 -214 -100Q-250 60 -268 204L-198 220Q-166 60 -130 -40z'
const SHORT = 'M-122 -192Q-196 -180 -222 -116L-276 -8L-196 36L-132 -60z'

/** Folds of cloth that lies flat, clipped to its shape. */
const folds = (pen: Pen, shape: string, lines: string): string =>
  svg`<g clip-path="${pen.clip(shape)}" fill="none"><path d="${lines}" stroke="#000" stroke-opacity=".12" stroke-width="16"/>
    <path d="${lines}" transform="translate(-15 -4)" stroke="#fff" stroke-opacity=".13" stroke-width="9"/></g>`

/** A sleeve and its mirror image. */
const both = (markup: string): string => svg`${markup}<g transform="scale(-1 1)">${markup}</g>`

const jersey = (pen: Pen): string =>
  pen.pattern(
    14,
    11,
    '<path d="M0 1L7 8L14 1" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2.4"/><path d="M0 4L7 11L14 4" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="1.6"/>',
  )

const ribs = (pen: Pen, gap = 14): string =>
  pen.pattern(
    gap,
    gap,
    svg`<path d="M0 0h${gap * 0.3}v${gap}h${-gap * 0.3}z" opacity=".2"/><path d="M${gap * 0.45} 0h${gap * 0.25}v${gap}h${-gap * 0.25}z" fill="#fff" opacity=".16"/>`,
  )

const cable = (pen: Pen): string =>
  pen.pattern(
    74,
    58,
    '<g fill="none" stroke-linecap="round"><path d="M26 0C26 22 50 34 50 58M50 0C50 10 46 18 41 24M33 34C28 42 26 48 26 58" stroke="#000" stroke-opacity=".26" stroke-width="9"/><path d="M24 0C24 22 48 34 48 58" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><path d="M8 0v58M68 0v58" stroke="#000" stroke-opacity=".16" stroke-width="4"/></g>',
  )

const stitches = (pen: Pen, stitch: 'plain' | 'rib' | 'cable'): string =>
  ({ plain: jersey, rib: ribs, cable })[stitch](pen)

const knitTop: Drawing = {
  angle: 'laid',
  detail: { x: -30, y: -90, zoom: 2.2 },
  use: { setting: 'rail', x: 400, y: 470, scale: 0.84 },
  draw: (pen) => {
    const neck = pen.pick('neck', ['crew', 'vee', 'turtle', 'cardigan'])
    const stitch = stitches(pen, pen.pick('stitch', ['plain', 'rib', 'cable']))
    const { shade } = pen.colour
    const open = neck === 'vee' || neck === 'cardigan'
    const sleeve = svg`<path d="${LONG}" fill="${lit(pen, pen.colour)}"/><path d="${LONG}" fill="${stitch}"/>${folds(pen, LONG, 'M-176 -120Q-190 20 -236 200')}
      <path d="M-262 166L-190 182L-198 220L-268 204z" fill="${ribs(pen)}"/><path d="${LONG}" fill="none" stroke="${shade}" stroke-opacity=".6" stroke-width="4"/>`
    const band = 'M-146 196H146L146 236H-146z'
    const collars = {
      crew: svg`<path d="M-58 -222Q0 -150 58 -222Q0 -244 -58 -222z" fill="${shade}"/>
        <path d="M-62 -226Q0 -138 62 -226L46 -238Q0 -172 -46 -238z" fill="${lit(pen, pen.colour)}"/><path d="M-62 -226Q0 -138 62 -226L46 -238Q0 -172 -46 -238z" fill="${ribs(pen, 10)}" stroke="${shade}" stroke-width="3"/>`,
      vee: svg`<path d="M-58 -222L0 -66L58 -222Q0 -244 -58 -222z" fill="${shade}"/><path d="M-64 -228L0 -44L64 -228L46 -236L0 -92L-46 -236z" fill="${lit(pen, pen.colour)}"/><path d="M-64 -228L0 -44L64 -228L46 -236L0 -92L-46 -236z" fill="${ribs(pen, 10)}" stroke="${shade}" stroke-width="3"/>`,
      turtle: svg`<path d="M-64 -214Q-70 -276 -58 -288H58Q70 -276 64 -214Q0 -180 -64 -214z" fill="${lit(pen, pen.colour)}"/><path d="M-64 -214Q-70 -276 -58 -288H58Q70 -276 64 -214Q0 -180 -64 -214z" fill="${ribs(pen, 12)}" stroke="${shade}" stroke-width="3"/>
        <path d="M-64 -238Q0 -206 64 -238" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="8"/>`,
      cardigan: svg`<path d="M-58 -222L0 -20L58 -222Q0 -244 -58 -222z" fill="${shade}"/><path d="M-64 -228L-14 -20V236H14V-20L64 -228L44 -236L0 -80L-44 -236z" fill="${lit(pen, pen.colour)}"/><path d="M-64 -228L-14 -20V236H14V-20L64 -228L44 -236L0 -80L-44 -236z" fill="${ribs(pen, 10)}" stroke="${shade}" stroke-width="3"/>
        ${times(5, (index) => svg`<circle cy="${8 + index * 50}" r="10" fill="${toTone('#6b4a2c').base}" stroke="#3a2616" stroke-width="2"/><circle cx="-3" cy="${5 + index * 50}" r="3" fill="#fff" opacity=".5"/>`)}`,
    }
    return svg`${both(sleeve)}<path d="${BODY}" fill="${lit(pen, pen.colour)}"/><path d="${BODY}" fill="${stitch}"/>${folds(pen, BODY, `M-104 -150Q-60 20 -108 200M108 -160Q70 20 112 200${open ? '' : 'M-20 -110Q-40 60 -22 190'}`)}
      <path d="${band}" fill="${pen.colour.base}" opacity=".8"/><path d="${band}" fill="${ribs(pen)}"/><path d="M-146 196H146" stroke="#000" stroke-opacity=".2" stroke-width="4"/>
      <path d="${BODY}" fill="none" stroke="${shade}" stroke-opacity=".6" stroke-width="4"/>${collars[neck]}`
  },
}

const cutAndSewn: Drawing = {
  angle: 'laid',
  detail: { x: 50, y: -70, zoom: 2.1 },
  use: { setting: 'rail', x: 400, y: 470, scale: 0.84 },
  draw: (pen) => {
    const arm = pen.pick('sleeve', ['long', 'short']) === 'long' ? LONG : SHORT
    const bands = pen.pick('bands', ['none', 'border'])
    const boat = pen.pick('neck', ['crew', 'boat']) === 'boat'
    const { accent, shade } = pen.colour
    const stripe = pen.pattern(60, 44, svg`<path d="M0 26h60v16H0z" fill="${accent}" opacity=".9"/>`)
    const over = (shape: string): string =>
      svg`${bands === 'border' && svg`<path d="${shape}" fill="${stripe}"/>`}<path d="${shape}" fill="${weave(pen, 6)}"/>`
    const sleeve = svg`<path d="${arm}" fill="${lit(pen, pen.colour)}"/>${over(arm)}${folds(pen, arm, 'M-180 -130Q-200 0 -236 180')}<path d="${arm}" fill="none" stroke="${shade}" stroke-opacity=".55" stroke-width="3"/>`
    const opening = boat
      ? 'M-84 -212Q0 -186 84 -212Q0 -228 -84 -212z'
      : 'M-56 -222Q0 -150 56 -222Q0 -240 -56 -222z'
    const ring = boat ? 'M-88 -211Q0 -178 88 -211' : 'M-59 -222Q0 -142 59 -222'
    return svg`${both(sleeve)}<path d="${BODY}" fill="${lit(pen, pen.colour)}"/>${bands === 'border' && svg`<path d="M-150 -150H150V236H-150z" clip-path="${pen.clip(BODY)}" fill="${stripe}"/>`}<path d="${BODY}" fill="${weave(pen, 6)}"/>${folds(pen, BODY, 'M-100 -160Q-60 20 -112 230M104 -170Q64 20 108 230M-30 -120Q-50 60 -30 230')}
      <path d="${BODY}" fill="none" stroke="${shade}" stroke-opacity=".55" stroke-width="3"/>
      <path d="${opening}" fill="${shade}"/><path d="${ring}" fill="none" stroke="${shade}" stroke-width="18"/><path d="${ring}" fill="none" stroke="${pen.colour.highlight}" stroke-width="12"/>
      <path d="M-146 222H146" stroke="${shade}" stroke-opacity=".5" stroke-width="3" stroke-dasharray="9 5"/>
      ${pen.pick('pocket', [false, true]) && svg`<path d="M36 -110H112V-26L74 -10L36 -26z" fill="#000" fill-opacity=".07" stroke="${shade}" stroke-width="3"/><path d="M36 -96H112" stroke="${PAPER.shade}" stroke-opacity=".7" stroke-width="3"/>`}`
  },
}

export const TOPS = { 'knit-top': knitTop, 'cut-and-sewn': cutAndSewn } satisfies Record<string, Drawing>
