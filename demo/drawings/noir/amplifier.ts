import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { circlePath, roundedBox } from '#demo/drawings/geometry.ts'
import { STEEL, chrome, lit, turned } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { drawBox } from '#demo/drawings/solids.ts'
import { polar } from '#demo/drawings/geometry.ts'
import { svg, times } from '#demo/drawings/svg.ts'
import { edgeLight } from './edge-light.ts'

const knob = (pen: Pen, x: number, y: number, radius: number): string =>
  svg`<g transform="translate(${x} ${y})"><circle r="${radius + 5}" fill="#0b0b0d" opacity=".5"/>
    <circle r="${radius}" fill="${lit(pen, STEEL)}"/><circle r="${radius * 0.72}" fill="${turned(pen, STEEL)}"/>
    <path d="M${polar(radius * 0.36, -128)}L${polar(radius * 0.9, -128)}" stroke="#1b1c1e" stroke-width="${Math.max(radius * 0.12, 3)}" stroke-linecap="round"/></g>`

/** A needle before a warm light. */
const meter = (pen: Pen, x: number, y: number, width: number): string => {
  const height = width * 0.6
  return svg`<g transform="translate(${x} ${y})"><path d="${roundedBox(-width / 2, -height / 2, width, height, 8)}" fill="${pen.radial(
    [
      [0, '#ffe6ac'],
      [0.7, '#e7b25c'],
      [1, '#94602a'],
    ],
    [0.5, 0.7],
    0.8,
  )}"/><path d="M${-width * 0.36} ${height * 0.06}Q0 ${-height * 0.48} ${width * 0.36} ${height * 0.06}" fill="none" stroke="#40280d" stroke-width="4"/>
    <path d="M0 ${height * 0.42}L${-width * 0.2} ${-height * 0.22}" stroke="#1a1008" stroke-width="4"/></g>`
}

const vents = (x: number, y: number, width: number, height: number): string =>
  times(
    Math.floor(width / 22),
    (at) => svg`<path d="${roundedBox(x + at * 22, y, 8, height, 4)}" fill="#08080a" opacity=".75"/>`,
  )

/** A valve that glows, its foot at y = 0. */
const valve = (pen: Pen, x: number, y: number, scale: number): string =>
  svg`<g transform="translate(${x} ${y}) scale(${scale.toFixed(2)})"><ellipse cy="-60" rx="96" ry="100" fill="${pen.radial(
    [
      [0, '#ffb765', 0.5],
      [1, '#ffb765', 0],
    ],
  )}"/><path d="M-32 -6H32V10H-32z" fill="${chrome(pen)}"/>
    <path d="M-34 -8Q-40 -92 -26 -128Q0 -160 26 -128Q40 -92 34 -8z" fill="#c8d4da" fill-opacity=".24"/>
    <path d="M-14 -20V-96H14V-20z" fill="#5b4a40"/><path d="M-4 -30V-88M6 -30V-88" stroke="#ffbe6b" stroke-width="5"/>
    <path d="M-26 -30Q-32 -96 -18 -126" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/></g>`

export const amplifier: Drawing = {
  night: true,
  stands: true,
  angle: 'solid',
  detail: { x: 60, y: 150, zoom: 2 },
  use: { setting: 'listening-room', x: 430, y: 460, scale: 0.6 },
  draw: (pen) => {
    const panel = pen.pick('panel', ['meters', 'dial', 'valves', 'small'])
    const [width, height, depth] =
      panel === 'small'
        ? ([300, 112, 250] as const)
        : panel === 'valves'
          ? ([500, 116, 250] as const)
          : ([560, 176, 300] as const)
    const face = roundedBox(-width / 2 + 3, -height / 2 + 3, width - 6, height - 6, 4)
    const lamp = svg`<circle cx="${-width / 2 + 26}" cy="${height / 2 - 26}" r="5" fill="#ffb765"/>`
    const front = {
      meters: svg`${meter(pen, -150, -10, 170)}${meter(pen, 36, -10, 170)}${knob(pen, 206, -14, 46)}
        ${[-210, -150, -90, -30, 30].map((x) => svg`<circle cx="${x}" cy="66" r="8" fill="${lit(pen, STEEL)}"/>`)}`,
      dial: svg`${knob(pen, 0, 0, 70)}${[-210, -130, 130, 210].map((x) => knob(pen, x, 10, 22))}
        ${times(21, (at) => svg`<path d="M${polar(80, 150 + at * 12)}L${polar(88, 150 + at * 12)}" stroke="${pen.colour.highlight}" stroke-width="3"/>`)}`,
      valves: svg`${knob(pen, -150, 0, 36)}${knob(pen, 150, 0, 36)}<path d="${circlePath(0, 0, 15)}" fill="${lit(pen, STEEL)}"/>
        <path d="M-60 34H60" stroke="${pen.colour.accent}" stroke-width="4"/>`,
      small: svg`${knob(pen, 86, 0, 38)}<circle cx="-96" r="19" fill="${lit(pen, STEEL)}"/><circle cx="-96" r="10" fill="#060607"/>
        <circle cx="-36" r="13" fill="${lit(pen, STEEL)}"/><circle cx="-36" r="6" fill="#060607"/>`,
    }[panel]
    const top = panel === 'valves' ? '' : vents(-width / 2 + 40, -depth / 2 + 40, width - 80, depth - 90)
    const tone = panel === 'valves' ? toTone('#4a2f1d', pen.colour.accent) : pen.colour
    const box = drawBox(
      pen,
      [width, height, depth],
      tone,
      { front: svg`${front}${lamp}${edgeLight(pen, face, 4)}`, top },
      246,
    )
    const lift =
      246 -
      height * Math.cos((pen.pitch * Math.PI) / 180) -
      depth * 0.45 * Math.sin((pen.pitch * Math.PI) / 180)
    const glow =
      panel === 'valves' &&
      svg`${drawTransformer(pen, pen.turn > 0 ? 30 : 0, lift)}${[-170, -80, 80, 170].map((x) => valve(pen, x * (pen.turn > 0 ? 0.8 : 1) + (pen.turn > 0 ? -20 : 0), lift + (pen.turn > 0 ? x * 0.22 + 16 : 8), 1.12))}`
    return svg`${box}${glow}`
  },
}

const drawTransformer = (pen: Pen, x: number, y: number): string =>
  svg`<path d="${roundedBox(x - 46, y - 104, 92, 112, 6)}" fill="${lit(pen, toTone('#2c2d31'))}"/>
    ${edgeLight(pen, roundedBox(x - 46, y - 104, 92, 112, 6), 3)}`
