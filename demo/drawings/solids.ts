import { type Tone } from './colourways.ts'
import { lit, shaded, turned } from './materials.ts'
import type { Pen } from './pen.ts'
import { svg } from './svg.ts'

const RADIANS = Math.PI / 180

/** How round a level circle looks from this pen's eye: 0 a line, 1 a circle. */
export const roundness = (pen: Pen): number => Math.sin(pen.pitch * RADIANS)

/** A profile from the top down: how wide at which height. */
export type LatheSteps = readonly (readonly [radius: number, y: number])[]

/** The outline of a body turned on a lathe, from its top step to its bottom one, both ends curved. */
export function lathePath(pen: Pen, steps: LatheSteps): string {
  const k = roundness(pen)
  const [top = [0, 0], bottom = [0, 0]] = [steps[0], steps.at(-1)]
  const left = steps.map(([radius, y]) => svg`${-radius} ${y}`).join('L')
  const right = [...steps].reverse().map(([radius, y]) => svg`L${radius} ${y}`)
  return svg`M${left}A${bottom[0]} ${bottom[0] * k} 0 0 0 ${bottom[0]} ${bottom[1]}${right.slice(1)}A${top[0]} ${top[0] * k} 0 0 0 ${-top[0]} ${top[1]}z`
}

/** A level disc seen from the pen's eye, as path data. */
export function discPath(pen: Pen, radius: number, y: number): string {
  const flat = Math.max(radius * roundness(pen), 0.5)
  return svg`M${-radius} ${y}a${radius} ${flat} 0 1 0 ${2 * radius} 0a${radius} ${flat} 0 1 0 ${-2 * radius} 0z`
}

/** The near half of a level circle: seams, print and bands that go round a body. */
export function bandPath(pen: Pen, radius: number, y: number): string {
  return svg`M${-radius} ${y}A${radius} ${radius * roundness(pen)} 0 0 0 ${radius} ${y}`
}

/** A turned body with its lit top. */
export function drawLathe(pen: Pen, steps: LatheSteps, tone: Tone, fill = turned(pen, tone)): string {
  const [radius = 0, y = 0] = steps[0] ?? []
  return svg`<path d="${lathePath(pen, steps)}" fill="${fill}"/>
    <path d="${discPath(pen, radius, y)}" fill="${lit(pen, tone)}"/>`
}

export interface BoxFaces {
  /** Transforms that carry a face's own units (centre at 0,0; x right, y down) onto the picture. */
  front: string
  side: string
  top: string
  /** How far below the box's centre its nearest corner stands. */
  foot: number
}

type Axis = readonly [x: number, y: number]

const scaled = ([x, y]: Axis, by: number): Axis => [x * by, y * by]

const toMatrix = (right: Axis, down: Axis, centre: Axis): string =>
  `matrix(${[...right, ...down].map((part) => part.toFixed(4)).join(' ')} ${centre.map((part) => part.toFixed(1)).join(' ')})`

/** Where the three seen faces of a box of this size fall. The side seen is the right one, in shade. */
function toBoxFaces(pen: Pen, width: number, height: number, depth: number): BoxFaces {
  const [turn, pitch] = [pen.turn * RADIANS, pen.pitch * RADIANS]
  const across = [Math.cos(turn), Math.sin(turn) * Math.sin(pitch)] as const
  const down = [0, Math.cos(pitch)] as const
  const near = [-Math.sin(turn), Math.cos(turn) * Math.sin(pitch)] as const
  return {
    front: toMatrix(across, down, scaled(near, depth / 2)),
    side: toMatrix(scaled(near, -1), down, scaled(across, width / 2)),
    top: toMatrix(across, near, scaled(down, -height / 2)),
    foot: (down[1] * height + near[1] * depth + across[1] * width) / 2,
  }
}

/** What is printed on each face, in that face's own units. */
export interface BoxPrint {
  front?: string
  side?: string
  top?: string
}

const drawFace = (transform: string, w: number, h: number, fill: string, markup = ''): string =>
  svg`<g transform="${transform}"><path d="M${-w / 2} ${-h / 2}h${w}v${h}h${-w}z" fill="${fill}"/>
    ${markup}</g>`

/** A box standing with its nearest corner at y = `ground`. */
export function drawBox(
  pen: Pen,
  [width, height, depth]: readonly [number, number, number],
  tone: Tone,
  print: BoxPrint = {},
  ground = 250,
): string {
  const faces = toBoxFaces(pen, width, height, depth)
  const shade = pen.linear([
    [0, '#000', 0.12],
    [1, '#000', 0.42],
  ])
  const side =
    pen.turn > 0 &&
    drawFace(
      faces.side,
      depth,
      height,
      shaded(pen, tone),
      svg`${print.side}
        <path d="M${-depth / 2} ${-height / 2}h${depth}v${height}h${-depth}z" fill="${shade}" opacity=".6"/>`,
    )
  const topTone = { ...tone, base: tone.highlight }
  return svg`<g transform="translate(0 ${ground - faces.foot})">${side}${drawFace(faces.front, width, height, lit(pen, tone), print.front)}${drawFace(faces.top, width, depth, lit(pen, topTone), print.top)}</g>`
}
