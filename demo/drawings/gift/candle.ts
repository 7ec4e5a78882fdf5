import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { roundedBox } from '#demo/drawings/geometry.ts'
import { PAPER, STEEL, glassLight, gloss, lit, turned } from '#demo/drawings/materials.ts'
import { bandPath, discPath, lathePath, roundness, type LatheSteps } from '#demo/drawings/solids.ts'
import { svg, times } from '#demo/drawings/svg.ts'

/** A candle in its glass or tin, or standing free. */
export const candle: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: 0, y: -110, zoom: 2.1 },
  use: { setting: 'desk', x: 560, y: 418, scale: 0.46 },
  draw: (pen) => {
    const vessel = pen.pick('vessel', ['glass', 'tin', 'pillar', 'amber'])
    const k = roundness({ ...pen, pitch: pen.pitch + 8 })
    const eye = { ...pen, pitch: pen.pitch + 8 }
    const steps: LatheSteps =
      vessel === 'pillar'
        ? [
            [112, -150],
            [114, 236],
          ]
        : [
            [168, vessel === 'tin' ? -20 : -110],
            [160, 226],
          ]
    const top = steps[0]?.[1] ?? -110
    const radius = steps[0]?.[0] ?? 168
    const wax = toTone('#f3ead6')
    const outer = { glass: pen.colour, tin: STEEL, pillar: pen.colour, amber: toTone('#8a4b1c') }[vessel]
    const body = lathePath(eye, steps)
    const label = svg`<path d="${roundedBox(-80, 40, 160, 120, 5)}" fill="${lit(pen, PAPER)}"/>
      <path d="M-56 74h112M-56 100h70M-56 124h90" stroke="#5d5346" stroke-width="7"/>
      <circle cx="50" cy="112" r="15" fill="${pen.colour.base}"/>`
    return svg`<path d="${body}" fill="${turned(pen, outer)}"/>
      ${(vessel === 'glass' || vessel === 'amber') && glassLight(pen, body)}
      <path d="${discPath(eye, radius, top)}" fill="${lit(pen, outer)}"/>
      <path d="${discPath(eye, radius - 10, top + 4)}" fill="${lit(pen, vessel === 'pillar' ? pen.colour : wax)}"/>
      <path d="${discPath(eye, radius * 0.56, top + 8)}" fill="#fff8e0" opacity=".85"/>
      <g transform="translate(0 ${top + 6})">
      <path d="M0 0Q4 -16 0 -34" stroke="#3a2a1c" stroke-width="6" fill="none"/>
      <ellipse cy="-70" rx="120" ry="110" fill="${pen.radial([
        [0, '#ffdf8a', 0.75],
        [1, '#ffdf8a', 0],
      ])}"/><path d="M0 -128Q30 -76 18 -46Q0 -24 -18 -46Q-30 -76 0 -128z" fill="#f8a72e"/>
      <path d="M0 -96Q15 -66 9 -46Q0 -36 -9 -46Q-15 -66 0 -96z" fill="#fff3c4"/></g>${vessel !== 'pillar' ? svg`<g transform="translate(-8 ${radius * k * 0.9 - (vessel === 'tin' ? 0 : 20)})">${label}</g>` : times(pen.count('bands', 2, 5), (index) => svg`<path d="${bandPath(eye, 114, -90 + index * 70)}" fill="none" stroke="${pen.colour.accent}" stroke-opacity=".8" stroke-width="${index % 2 ? 7 : 20}"/>`)}
      <path d="${body}" fill="${gloss(pen, 0.1)}"/>`
  },
}
