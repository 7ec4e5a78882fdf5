import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox } from '#demo/drawings/geometry.ts'
import { BRASS, gloss, lit } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg } from '#demo/drawings/svg.ts'

const leather = (pen: Pen): string =>
  pen.pattern(
    34,
    34,
    '<g fill="none" stroke="#000" stroke-opacity=".055" stroke-width="1.6"><path d="M2 8q8 -6 14 0t14 -2M0 24q8 6 14 0t18 2M12 0q-4 8 2 16t-2 16"/></g><g fill="#fff" opacity=".06"><circle cx="8" cy="16" r="3"/><circle cx="26" cy="12" r="2.4"/></g>',
  )

/** A piece of stitched leather. */
const hide = (pen: Pen, path: string, seam: string): string =>
  svg`<path d="${path}" fill="${lit(pen, pen.colour)}"/><path d="${path}" fill="${leather(pen)}"/>
    <path d="${path}" fill="none" stroke="${pen.colour.shade}" stroke-width="4"/>
    <path d="${seam}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="5" transform="translate(1 2)"/>
    <path d="${seam}" fill="none" stroke="${pen.colour.accent}" stroke-width="4" stroke-dasharray="12 7"/>`

const cards = (pen: Pen): string =>
  svg`<path d="${roundedBox(-196, -196, 392, 200, 12)}" fill="#f2efe8"/>
    <path d="${roundedBox(-186, -176, 372, 200, 12)}" fill="${pen.colour.accent}"/>
    <path d="M-156 -156h60v18h-60zM-156 -126h130v9h-130z" fill="#000" opacity=".25"/>`

const leatherCardCase: Drawing = {
  angle: 'laid',
  detail: { x: -130, y: 100, zoom: 2.2 },
  use: { setting: 'desk', x: 440, y: 610, scale: 0.6, degrees: -10 },
  draw: (pen) => {
    const style = pen.pick('case', ['flap', 'sleeve', 'zip', 'fold'])
    const outer = roundedBox(-250, -120, 500, 300, 22)
    const stamp = svg`<g transform="translate(164 132)" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="5">
      <circle r="20"/><path d="M-10 8L0 -10L10 8z"/></g>`
    const draws = {
      flap: () =>
        svg`${hide(pen, roundedBox(-250, -150, 500, 350, 22), roundedBox(-234, -134, 468, 318, 16))}${hide(pen, 'M-250 -150Q-250 -172 -228 -172H228Q250 -172 250 -150V10Q250 30 230 34L20 66H-20L-230 34Q-250 30 -250 10z', 'M-234 -140V6Q-232 18 -218 20L-18 50H18L218 20Q232 18 234 6V-140')}
          <circle cy="36" r="18" fill="${lit(pen, BRASS)}"/>
          <circle cx="-4" cy="31" r="6" fill="#fff" opacity=".6"/>`,
      sleeve: () =>
        svg`<g transform="translate(0 -20)">${cards(pen)}</g>${hide(pen, 'M-250 -100H-90Q-80 -40 0 -40T90 -100H250V158Q250 180 228 180H-228Q-250 180 -250 158z', 'M-234 -84V156Q-234 164 -224 164H224Q234 164 234 156V-84')}
          <path d="M-250 -20H250" stroke="#000" stroke-opacity=".2" stroke-width="4"/>`,
      zip: () =>
        svg`${hide(pen, outer, roundedBox(-234, -60, 468, 224, 14))}
          <path d="M-246 -90H246" stroke="#17181a" stroke-width="22"/>
          <path d="M-246 -90H246" stroke="${BRASS.highlight}" stroke-width="13" stroke-dasharray="5 4"/>
          <path d="${roundedBox(150, -112, 44, 44, 6)}" fill="${lit(pen, BRASS)}"/>
          <path d="M172 -70q30 50 -6 96" stroke="${pen.colour.shade}" stroke-width="17" fill="none" stroke-linecap="round"/>`,
      fold: () =>
        svg`<g transform="rotate(-5)">${hide(pen, roundedBox(-262, -196, 500, 300, 22), roundedBox(-246, -180, 468, 268, 14))}</g>${cards(pen)}${hide(pen, roundedBox(-250, -80, 500, 280, 22), 'M-234 -64V176Q-234 184 -224 184H224Q234 184 234 176V-64')}`,
    }
    return svg`${draws[style]()}${stamp}<path d="${outer}" fill="${gloss(pen, 0.2)}"/>`
  },
}

const buckle = (x: number, y: number): string =>
  place(
    svg`<path d="${roundedBox(-22, -18, 44, 36, 6)}" fill="none" stroke="${BRASS.base}" stroke-width="10"/>
      <path d="M0 -14V14" stroke="${BRASS.highlight}" stroke-width="6"/>`,
    x,
    y,
  )

const leatherBag: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: -60, y: 0, zoom: 2 },
  use: { setting: 'rail', x: 400, y: 480, scale: 0.72 },
  draw: (pen) => {
    const style = pen.pick('bag', ['tote', 'satchel', 'shoulder'])
    const handle = (path: string, width = 22): string =>
      svg`<g fill="none" stroke-linecap="round">
        <path d="${path}" stroke="${pen.colour.shade}" stroke-width="${width}"/>
        <path d="${path}" stroke="${pen.colour.base}" stroke-width="${width * 0.66}" transform="translate(-2 -3)"/>
        <path d="${path}" stroke="${pen.colour.accent}" stroke-opacity=".8" stroke-width="3" stroke-dasharray="10 7"/></g>`
    return {
      tote: () =>
        svg`${handle('M-110 -60C-110 -330 110 -330 110 -60')}${hide(pen, 'M-230 -90H230L262 226Q262 250 236 250H-236Q-262 250 -262 226z', 'M-216 -74H216L246 222Q246 234 234 234H-234Q-246 234 -246 222z')}
          <path d="M-258 150H258" stroke="#000" stroke-opacity=".22" stroke-width="5"/>
          ${handle('M-110 -20C-110 -280 110 -280 110 -20')}${[-110, 110].map(
            (x) => svg`<path d="${roundedBox(x - 24, -46, 48, 66, 6)}" fill="${lit(pen, pen.colour)}"/>
          <circle cx="${x}" cy="-12" r="8" fill="${BRASS.highlight}"/>`,
          )}
          <path d="${roundedBox(-50, 60, 100, 44, 5)}" fill="#000" opacity=".2"/>`,
      satchel: () =>
        svg`${handle('M-80 -150C-70 -230 70 -230 80 -150')}${hide(pen, roundedBox(-264, -150, 528, 400, 34), roundedBox(-248, -134, 496, 368, 26))}${hide(pen, 'M-264 -120Q-264 -150 -230 -150H230Q264 -150 264 -120V60Q264 90 230 90H-230Q-264 90 -264 60z', 'M-248 -130V60Q-248 74 -232 74H232Q248 74 248 60V-130')}${[
          -130, 130,
        ].map(
          (
            x,
          ) => svg`<path d="${roundedBox(x - 26, -40, 52, 210, 12)}" fill="${lit(pen, pen.colour)}" stroke="${pen.colour.shade}" stroke-width="4"/>
          ${buckle(x, 110)}`,
        )}`,
      shoulder: () =>
        svg`${handle('M-190 -40C-210 -330 170 -350 196 -40', 16)}${hide(pen, 'M-200 -110H200Q250 -60 250 70Q250 250 0 250T-250 70Q-250 -60 -200 -110z', 'M-192 -94H192Q234 -50 234 70Q234 234 0 234T-234 70Q-234 -50 -192 -94z')}${hide(pen, 'M-204 -112H204Q226 20 130 90Q60 124 0 124T-130 90Q-226 20 -204 -112z', 'M-190 -98Q-204 14 -122 76Q-60 108 0 108T122 76Q204 14 190 -98')}
          <circle cy="96" r="24" fill="${lit(pen, BRASS)}"/><circle cy="96" r="13" fill="${BRASS.shade}"/>
          ${buckle(-198, -92)}${buckle(198, -92)}`,
    }[style]()
  },
}

export const LEATHER = { 'leather-card-case': leatherCardCase, 'leather-bag': leatherBag } satisfies Record<
  string,
  Drawing
>
