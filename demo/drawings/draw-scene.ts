import { COLOURWAYS, mixColours, toTone, type Tone } from './colourways.ts'
import { drawFlatLay, hasClothes } from './draw-flat-lay.ts'
import { drawGround, GROUNDS, NIGHT } from './grounds.ts'
import type { Ground } from '#shop-api/db/json/picture-source.ts'
import { DRAWINGS, MOTO_KINDS, type PictureKind } from './kinds.ts'
import { lit, plank, weave, WOOD } from './materials.ts'
import { createPen, type Pen } from './pen.ts'
import { windowLight } from './settings/interiors.ts'
import { svg, times } from './svg.ts'
import { withShadow } from './with-shadow.ts'

export type Mood = 'morning' | 'day' | 'evening'

export interface SceneRequest {
  /** What stands on the bench, at most five; the first gets the best place. */
  kinds: readonly PictureKind[]
  seed: number
  ground: Ground
  mood: Mood
  /** `scene` is 1200 × 675 for articles, `banner` 1600 × 640 with a calm side for words, `square` 800 × 800 for people. */
  shape?: 'scene' | 'banner' | 'square'
  /** Which side of a banner stays empty. */
  calm?: 'left' | 'right'
}

const SIZES = { scene: [1200, 675], banner: [1600, 640], square: [800, 800] } as const
const LIGHTS = {
  morning: { sun: '#fff1cf', air: '#ffe9c0', dusk: '#4a3520', depth: 0.16 },
  day: { sun: '#ffffff', air: '#ffffff', dusk: '#4a3520', depth: 0.08 },
  evening: { sun: '#ffd19a', air: '#8a4b2a', dusk: '#3a1d10', depth: 0.3 },
} as const

/** A scene has one strong colour, on the thing that matters most; the rest keep quiet beside it. */
const STRONG = ['red', 'vermilion', 'orange', 'yellow', 'blue', 'indigo', 'green', 'gold'] as const
const QUIET = ['natural', 'silver', 'white', 'black', 'brown', 'gunmetal'] as const

const colourOf = (pen: Pen, index: number, night: boolean): Tone =>
  COLOURWAYS[index === 0 && !night ? pen.pick('strong', STRONG) : pen.pick(`quiet ${index}`, QUIET)]

type Span = readonly [number, number]

interface Place {
  x: number
  y: number
  scale: number
}

/** Things that stand, or lean against the wall, make the back row; things that lie make the front row. */
const toPlaces = (
  kinds: readonly PictureKind[],
  [from, to]: Span,
  floor: number,
  height: number,
): Place[] => {
  const upright = kinds.filter((kind) => isUpright(kind))
  const lying = kinds.filter((kind) => !isUpright(kind))
  const share = Math.min((to - from) / Math.max(upright.length, 1), height * 0.68)
  const spread = (count: number, index: number): number =>
    count === 1 ? (from + to) / 2 : from + ((to - from) * (index + 0.5)) / count
  return kinds.map((kind) => {
    const at = upright.indexOf(kind)
    if (at >= 0) {
      const scale = (share / 600) * (at === 0 ? 1.06 : 0.86)
      const foot = DRAWINGS[kind].stands ? 250 : 278
      return { x: spread(upright.length, at), y: floor + (at === 0 ? 46 : 20) - foot * scale, scale }
    }
    const inFront = lying.indexOf(kind)
    const alone = upright.length === 0
    return {
      x: spread(lying.length, inFront) + (alone ? 0 : share * 0.3),
      y: floor + height * (alone ? 0.09 : 0.2),
      scale: Math.min((to - from) / Math.max(lying.length, 2) / 560, height / (alone ? 800 : 1250)),
    }
  })
}

const isUpright = (kind: PictureKind): boolean =>
  Boolean(DRAWINGS[kind].stands) || DRAWINGS[kind].angle === 'disc'

const wallOf = (
  pen: Pen,
  workshop: boolean,
  { light, wall }: { light: string; wall: string },
  width: number,
  floor: number,
): string =>
  workshop
    ? svg`<path d="M0 0H${width}V${floor}H0z" fill="${mixColours(wall, '#6f6a62', 0.24)}"/>
      <path d="M0 0H${width}V${floor}H0z" fill="${pen.pattern(40, 40, '<circle cx="20" cy="20" r="3.6" opacity=".16"/>')}"/>
      <path d="M0 ${floor * 0.17}H${width}v14H0z" fill="${lit(pen, toTone('#a39b8f'))}"/>`
    : svg`<path d="M0 0H${width}V${floor}H0z" fill="${mixColours(light, '#e6d5b6', 0.42)}"/>
      <g stroke="#8a6a48" stroke-opacity=".6" stroke-width="8">${times(4, (index) => svg`<path d="M${width * 0.62 + index * 150} 0V${floor}"/>`)}
      <path d="M${width * 0.62} ${floor * 0.42}H${width}"/></g>`

/** Wood from the back edge to the front, by chance with a runner laid on it. */
const drawBoard = (pen: Pen, tone: Tone, [from, to]: Span, [width, height]: Span, floor: number): string => {
  const runner = toTone(pen.pick('runner', ['#d8d2c4', '#8c9aa6', '#b9a58c', '#a9b39b']))
  const cloth = `M${from} ${floor + 26}H${to}L${to + 40} ${height}H${from - 50}z`
  const laid =
    pen.pick('cloth', [true, false]) &&
    svg`<path d="${cloth}" fill="${lit(pen, runner)}"/><path d="${cloth}" fill="${weave(pen, 9)}"/>`
  return svg`${plank(pen, 0, floor, width, height - floor, tone)}
    <path d="M0 ${floor}H${width}v8H0z" fill="#fff" opacity=".3"/>${laid}`
}

/** The sun from the top left and the dusk in the far corner, laid over everything. */
const drawLight = (pen: Pen, mood: Mood, [width, height]: Span): string => {
  const { sun, air, dusk, depth } = LIGHTS[mood]
  const all = `M0 0H${width}V${height}H0z`
  const glow = pen.radial(
    [
      [0, sun, 0.55],
      [0.6, sun, 0.08],
      [1, sun, 0],
    ],
    [0.2, 0.05],
    0.9,
  )
  const shade = pen.linear(
    [
      [0, air, 0],
      [1, dusk, depth],
    ],
    [0.2, 0],
    [0.9, 1],
  )
  return svg`<path d="${all}" fill="${glow}"/><path d="${all}" fill="${shade}"/>`
}

/** A veil over one side of a banner, so that words can be read there. */
const drawCalmSide = (pen: Pen, calm: 'left' | 'right', colour: string, [width, height]: Span): string => {
  const [edge, far] = calm === 'left' ? [0, 1] : [1, 0]
  const veil = pen.linear(
    [
      [0, colour, 0.94],
      [0.36, colour, 0.82],
      [0.56, colour, 0],
    ],
    [edge, 0],
    [far, 0],
  )
  return svg`<path d="M0 0H${width}V${height}H0z" fill="${veil}"/>`
}

/** Several goods on one bench (workshop) or one board and cloth (home), in the light of the hour. */
export function drawScene({
  kinds,
  seed,
  ground,
  mood,
  shape = 'scene',
  calm = 'left',
}: SceneRequest): string {
  const size = SIZES[shape]
  const [width, height] = size
  const shown = [...new Set(kinds)].slice(0, 5)
  const workshop =
    shown.filter((kind) => (MOTO_KINDS as readonly PictureKind[]).includes(kind)).length * 2 > shown.length
  const night = shown.every((kind) => DRAWINGS[kind].night)
  const pen = createPen({ colour: COLOURWAYS.natural, seed, prefix: 's' })
  const floor = height * 0.66
  const margin = width * 0.06
  const span: Span =
    shape !== 'banner'
      ? [margin, width - margin * (shape === 'square' ? 3 : 1)]
      : calm === 'left'
        ? [width * 0.46, width - margin]
        : [margin, width * 0.54]

  if (hasClothes(shown)) {
    const [from, to] = span
    return drawFlatLay({ kinds: shown, seed, width, height, from, to })
  }

  const places = toPlaces(shown, span, floor, height)
  const pens = shown.map((_, index) =>
    createPen({
      colour: colourOf(pen, index, night),
      seed: seed * 31 + index,
      turn: 20,
      pitch: 15,
      prefix: `t${index}-`,
    }),
  )
  const things = shown.map((kind, index) => {
    const own = pens[index] ?? pen
    const at = places[index] ?? { x: 0, y: 0, scale: 1 }
    const flat = isUpright(kind) ? '' : ' matrix(.94 -.14 .34 .5 0 0)'
    return {
      order: at.y + 250 * at.scale,
      markup: svg`<g transform="translate(${at.x} ${at.y}) scale(${at.scale.toFixed(3)})${flat}">${withShadow(own, DRAWINGS[kind].draw(own), DRAWINGS[kind].stands)}</g>`,
    }
  })
  const tone = night ? NIGHT : GROUNDS[ground]
  const wood = night
    ? toTone('#2c211a')
    : workshop
      ? toTone(mixColours('#b58a5f', GROUNDS[ground].dark, 0.25))
      : WOOD
  const window = windowLight(span[0] + pen.between('window', 0, 0.4) * (span[1] - span[0]), floor * 0.06, 1.1)
  const room = night ? '' : svg`${wallOf(pen, workshop, tone, width, floor)}${window}`
  const board = night
    ? plank(pen, 0, floor, width, height - floor, wood)
    : drawBoard(pen, wood, span, size, floor)
  const drawn = svg`${drawGround(pen, night ? 'night' : ground, 'above', width, height)}${room}
    <path d="M0 ${floor * 0.7}H${width}V${floor}H0z" fill="${pen.linear(
      [
        [0, '#000', 0],
        [1, '#000', 0.13],
      ],
      [0, 0],
      [0, 1],
    )}"/>${board}${shape === 'banner' && drawCalmSide(pen, calm, night ? tone.dark : tone.light, size)}${things
      .sort((a, b) => a.order - b.order)
      .map(({ markup }) => markup)}${!night && drawLight(pen, mood, size)}`
  const defs = [pen, ...pens].map((each) => each.defs()).join('')
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <defs>${defs}</defs>${drawn}</svg>`
}
