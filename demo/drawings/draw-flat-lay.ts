import { ATELIER_KINDS } from './atelier/atelier-kinds.ts'
import { COLOURWAYS, mixColours, type Colourway } from './colourways.ts'
import { DRAWINGS, type PictureKind } from './kinds.ts'
import { weave } from './materials.ts'
import { createPen } from './pen.ts'
import { svg } from './svg.ts'
import { withShadow } from './with-shadow.ts'

export interface FlatLayRequest {
  /** What is worn together, at most five; the first is the largest. */
  kinds: readonly PictureKind[]
  seed: number
  width: number
  height: number
  /** Where the things lie, from the left, so that a side can stay calm. */
  from: number
  to: number
}

/** What lies at the foot of the clothes, small. */
const SMALL: readonly PictureKind[] = ['walking-shoes', 'canvas-bag', 'leather-bag', 'knit-scarf', 'socks']
/** How large one of so many garments in a row is, of the height. */
const SIZES = [0.9, 0.78, 0.62, 0.54, 0.46] as const

interface Spot {
  /** Share of the place across and down. */
  x: number
  y: number
  scale: number
}

/** Garments in a row; small things below them, or in a column beside them where there is room. */
function toSpots(kinds: readonly PictureKind[], is_wide: boolean): Spot[] {
  const isSmall = (kind: PictureKind) => SMALL.includes(kind)
  const small = kinds.filter(isSmall)
  const large = kinds.filter((kind) => !isSmall(kind))
  const room = is_wide && small.length > 0 ? 0.78 : 1
  return kinds.map((kind) => {
    const row = isSmall(kind) ? small : large
    const at = (row.indexOf(kind) + 0.5) / row.length
    if (!isSmall(kind)) {
      const step = row.indexOf(kind) % 2 ? 0.06 : 0
      return is_wide
        ? { x: at * room, y: 0.48 + step, scale: Math.min(0.92, 2.5 / row.length) }
        : { x: at, y: (small.length > 0 ? 0.4 : 0.47) + step, scale: SIZES[row.length - 1] ?? 0.46 }
    }
    if (large.length === 0) return { x: at, y: 0.5, scale: is_wide ? 0.8 : 0.6 }
    return is_wide
      ? { x: 0.87, y: 0.08 + at * 0.84, scale: row.length > 1 ? 0.46 : 0.56 }
      : { x: at, y: 0.8, scale: 0.4 }
  })
}

/** Colours that go together, one a thing. */
const PALETTES: readonly (readonly Colourway[])[] = [
  ['camel', 'charcoal', 'white', 'brown', 'black'],
  ['navy', 'oatmeal', 'burgundy', 'brown', 'white'],
  ['olive', 'white', 'charcoal', 'camel', 'black'],
  ['charcoal', 'sky', 'navy', 'black', 'camel'],
  ['oatmeal', 'navy', 'olive', 'brown', 'burgundy'],
]
const SHEETS = ['#e9e3d8', '#e6ddd0', '#e2ddd5', '#ebe7df'] as const

export const hasClothes = (kinds: readonly string[]): boolean =>
  kinds.some((kind) => (ATELIER_KINDS as readonly string[]).includes(kind))

/** Clothes that go together, laid out on a sheet and seen from above. */
export function drawFlatLay({ kinds, seed, width, height, from, to }: FlatLayRequest): string {
  const shown = [...new Set(kinds)].slice(0, 5)
  const pen = createPen({ colour: COLOURWAYS.natural, seed, prefix: 'f' })
  const sheet = pen.pick('sheet', SHEETS)
  const palette = pen.pick('palette', PALETTES)
  const spots = toSpots(shown, (to - from) / height > 1.4)
  const pens = shown.map((_, at) =>
    createPen({ colour: COLOURWAYS[palette[at] ?? 'camel'], seed: seed * 29 + at, prefix: `g${at}-` }),
  )
  const things = shown.map((kind, at) => {
    const own = pens[at] ?? pen
    const { x, y, scale } = spots[at] ?? { x: 0.5, y: 0.5, scale: 0.5 }
    const degrees = own.between('turn', 2, 7) * (at % 2 ? 1 : -1)
    return svg`<g transform="translate(${from + x * (to - from)} ${y * height}) rotate(${degrees}) scale(${((scale * height) / 620).toFixed(3)})">${withShadow(own, DRAWINGS[kind].draw(own))}</g>`
  })
  const all = `M0 0H${width}V${height}H0z`
  const light = pen.linear(
    [
      [0, '#ffffff', 0.5],
      [0.5, '#ffffff', 0],
      [1, '#2a2018', 0.14],
    ],
    [0, 0],
    [1, 1],
  )
  const crease = mixColours(sheet, '#3a3028', 0.3)
  const drawn = svg`<path d="${all}" fill="${sheet}"/><path d="${all}" fill="${weave(pen, 8)}"/>
    <path d="M${width * pen.between('crease', 0.2, 0.5)} 0Q${width * 0.4} ${height / 2} ${width * 0.36} ${height}M0 ${height * 0.7}Q${width / 2} ${height * 0.64} ${width} ${height * 0.72}" fill="none" stroke="${crease}" stroke-opacity=".25" stroke-width="3"/>
    <path d="${all}" fill="${light}"/>${things}`
  const defs = [pen, ...pens].map((each) => each.defs()).join('')
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${drawn}</svg>`
}
