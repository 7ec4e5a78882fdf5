import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { DARK_STEEL, STEEL, gloss, knurl, lit, rolled } from '#demo/drawings/materials.ts'
import { svg, times } from '#demo/drawings/svg.ts'

export const brakeLever: Drawing = {
  angle: 'laid',
  detail: { x: -190, y: -40, zoom: 2.4 },
  use: { setting: 'cockpit', x: 640, y: 405, scale: 0.5, degrees: -4 },
  draw: (pen) => {
    const short = pen.pick('length', [true, false])
    const end = short ? 150 : 280
    const blade = smoothPath([
      [-236, -50],
      [-160, -66],
      [-60, -30],
      [40, 12],
      [end - 90, 34],
      [end - 14, 22],
      [end + 12, 44],
      [end - 10, 68],
      [end - 80, 72],
      [30, 58],
      [-80, 18],
      [-150, -6],
      [-214, 12],
      [-250, -10],
    ])
    const holes = times(
      pen.pick('blade', [0, 3, 4]),
      (index) =>
        svg`<ellipse cx="${-40 + index * 42}" cy="${4 + index * 13}" rx="14" ry="8" transform="rotate(20 ${-40 + index * 42} ${4 + index * 13})" fill="#1a1b1d" opacity=".75"/>`,
    )
    const accent = toTone(pen.colour.accent)
    return place(
      svg`<g transform="translate(${short ? 70 : 0} 10) scale(${short ? 1.25 : 1.06} 1.5)">
        <path d="M-290 -106Q-250 -132 -200 -116L-164 -70L-190 34L-262 30Q-300 -20 -290 -106z" fill="${lit(pen, DARK_STEEL)}"/>
        <path d="M-284 -100Q-250 -124 -204 -110" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4"/>
        <path d="${blade}" fill="${lit(pen, pen.colour)}"/>
        <path d="M-226 -42L-160 -56Q-100 -36 -30 -10T${end - 92} 42T${end - 12} 32" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"/>
        ${holes}<circle cx="-238" cy="-62" r="25" fill="${lit(pen, STEEL)}"/>
        <path d="M-250 -68l12 -7l12 7v13l-12 7l-12 -7z" fill="#33363a"/><g transform="rotate(14 -130 -16)">
        <path d="${roundedBox(-182, -36, 66, 52, 10)}" fill="${rolled(pen, accent)}"/>
        <path d="${roundedBox(-182, -36, 66, 52, 10)}" fill="${knurl(pen, 9)}"/></g>
        <circle cx="${end - 8}" cy="46" r="7" fill="#000" opacity=".35"/>
        <path d="${blade}" fill="${gloss(pen, 0.25)}"/></g>`,
      0,
      0,
      1,
      8,
    )
  },
}
