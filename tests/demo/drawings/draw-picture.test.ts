import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Colourway, COLOURWAYS } from '#demo/drawings/colourways.ts'
import { drawPicture, type PictureRequest } from '#demo/drawings/draw-picture.ts'
import { VIEWS } from '#shop-api/media/product-pictures.ts'
import type { Ground } from '#shop-api/db/json/picture-source.ts'
import { DRAWINGS, type PictureKind } from '#demo/drawings/kinds.ts'

const COLOURWAY_NAMES = Object.keys(COLOURWAYS) as Colourway[]
const PICTURE_KINDS = Object.keys(DRAWINGS) as PictureKind[]
const GROUND_NAMES: readonly Ground[] = ['workshop', 'washi', 'plain']
const MAX_BYTES = 14_500

const requestOf = (kind: PictureKind, more: Partial<PictureRequest> = {}): PictureRequest => ({
  kind,
  view: 'front',
  colourway: 'red',
  seed: 7,
  ground: 'workshop',
  ...more,
})

const toPixels = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(64, 64).removeAlpha().raw().toBuffer()

/** The mean difference of two pictures, in levels of 0-255 a channel. */
const differenceOf = (first: Buffer, second: Buffer): number =>
  first.reduce((sum, level, at) => sum + Math.abs(level - (second[at] ?? 0)), 0) / first.length

describe.each(PICTURE_KINDS)('a picture of a %s', (kind) => {
  it('is the same text for the same request', () => {
    for (const view of VIEWS)
      expect(drawPicture(requestOf(kind, { view }))).toBe(drawPicture(requestOf(kind, { view })))
  })

  it('renders in every view, each view unlike the others', async () => {
    const pictures = await Promise.all(VIEWS.map((view) => toPixels(drawPicture(requestOf(kind, { view })))))
    for (const pixels of pictures) expect(new Set(pixels).size).toBeGreaterThan(24)
    pictures.forEach((one, index) => {
      for (const other of pictures.slice(index + 1)) expect(differenceOf(one, other)).toBeGreaterThan(3)
    })
  })

  it('shows other products for other seeds', () => {
    const drawn = Array.from({ length: 24 }, (_, seed) => drawPicture(requestOf(kind, { seed })))
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(3)
  })

  it('stays small, uses every id once and refers to nothing it does not define', () => {
    for (const view of VIEWS)
      for (let seed = 0; seed < 12; seed++) {
        const ground = GROUND_NAMES[seed % GROUND_NAMES.length] ?? 'plain'
        const colourway: Colourway = COLOURWAY_NAMES[seed % COLOURWAY_NAMES.length] ?? 'black'
        const svg = drawPicture(requestOf(kind, { view, seed, ground, colourway }))
        expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES)
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const [, id] of svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)) expect(ids).toContain(id)
      }
  })
})
