import { mixColours, toTone, type Tone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { holesOnCircle, place, roundedBox } from '#demo/drawings/geometry.ts'
import { DARK_STEEL, RUBBER, STEEL, lit, swollen, turned, weave } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { bandPath, discPath, drawBox, lathePath } from '#demo/drawings/solids.ts'
import { svg } from '#demo/drawings/svg.ts'
import { edgeLight } from './edge-light.ts'

/** A cone in its ring, hollow towards its cap. */
const cone = (pen: Pen, y: number, radius: number, tone: Tone): string =>
  svg`<g transform="translate(0 ${y})"><circle r="${radius}" fill="${lit(pen, DARK_STEEL)}"/>
    <path d="${holesOnCircle(6, radius * 0.93, 4, 30)}" fill="#08080a"/>
    <circle r="${radius * 0.86}" fill="${swollen(pen, RUBBER)}"/>
    <circle r="${radius * 0.72}" fill="${pen.radial(
      [
        [0, mixColours(tone.base, '#000000', 0.45)],
        [0.5, tone.base],
        [1, mixColours(tone.highlight, tone.base, 0.4)],
      ],
      [0.56, 0.58],
      0.6,
    )}"/><circle r="${radius * 0.24}" fill="${swollen(pen, toTone(mixColours(tone.base, '#000000', 0.3)))}"/></g>`

const dome = (pen: Pen, y: number, radius: number): string =>
  svg`<g transform="translate(0 ${y})"><circle r="${radius}" fill="${lit(pen, STEEL)}"/><circle r="${radius * 0.78}" fill="#101012"/>
    <circle r="${radius * 0.5}" fill="${swollen(pen, toTone('#c9a15a'))}"/></g>`

/** Woven paper, light metal: what the cone is made of shows on the front. */
const CONES = { paper: toTone('#4b4640'), metal: STEEL, glass: toTone('#c9b36a') } as const

/** A round one that is carried about, with cloth around it and a handle. */
const drawCarried = (pen: Pen): string => {
  const body = lathePath(pen, [
    [150, -170],
    [158, 220],
  ])
  return svg`<path d="M-120 -186Q0 -300 120 -186" fill="none" stroke="${toTone('#7b4d2d').base}" stroke-width="24"/>
    <path d="${body}" fill="${turned(pen, pen.colour)}"/><path d="${body}" fill="${weave(pen, 9)}"/>
    <path d="${bandPath(pen, 157, 176)}" fill="none" stroke="${pen.colour.accent}" stroke-width="10"/>
    <path d="${discPath(pen, 150, -170)}" fill="${lit(pen, DARK_STEEL)}"/><path d="${discPath(pen, 66, -170)}" fill="${lit(pen, STEEL)}"/>
    ${edgeLight(pen, body, 4)}`
}

export const loudspeaker: Drawing = {
  night: true,
  stands: true,
  angle: 'solid',
  detail: { x: 0, y: -20, zoom: 2 },
  use: { setting: 'listening-room', x: 440, y: 420, scale: 0.6 },
  draw: (pen) => {
    const form = pen.pick('form', ['shelf', 'floor', 'single', 'carried'])
    if (form === 'carried') return drawCarried(pen)
    const tone = CONES[pen.pick('cone', ['paper', 'metal', 'glass'])]
    const [width, height, depth] =
      form === 'floor'
        ? ([196, 500, 230] as const)
        : form === 'single'
          ? ([330, 330, 250] as const)
          : ([266, 430, 250] as const)
    const front = {
      shelf: svg`${cone(pen, 76, 112, tone)}${dome(pen, -122, 52)}`,
      floor: svg`${dome(pen, -196, 34)}${cone(pen, -96, 72, tone)}${cone(pen, 54, 72, tone)}<circle cy="180" r="34" fill="#0a0a0c"/>
        <circle cy="180" r="34" fill="none" stroke="${STEEL.shade}" stroke-width="5"/>`,
      single: cone(pen, 0, 136, tone),
    }[form]
    const face = roundedBox(-width / 2 + 3, -height / 2 + 3, width - 6, height - 6, 4)
    const box = drawBox(
      pen,
      [width, height, depth],
      pen.colour,
      { front: svg`${front}${edgeLight(pen, face, 4)}` },
      248,
    )
    const pair = pen.pick('pieces', [1, 2])
    if (pair === 1) return box
    return svg`${place(box, -120, 40, 0.84)}${place(box, 150, 10, 0.96)}`
  },
}
