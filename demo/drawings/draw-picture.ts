import type { View } from '#shop-api/media/product-pictures.ts'
import { COLOURWAYS, type Colourway } from './colourways.ts'
import { composeView } from './compose-view.ts'
import type { Ground } from '#shop-api/db/json/picture-source.ts'
import { DRAWINGS, type PictureKind } from './kinds.ts'
import { drawTag } from './draw-tag.ts'
import { createPen } from './pen.ts'
import type { Traits } from '#shop-api/db/json/picture-source.ts'

export interface PictureRequest {
  kind: PictureKind
  view: View
  colourway: Colourway
  /** Decides the construction (holes, teeth, spokes, labels…): the same seed is the same product. */
  seed: number
  ground: Ground
  /** What the product's record says of its looks; chance decides the rest. */
  traits?: Traits | undefined
}

/**
 * Draws a product as a square, self-contained SVG (viewBox 0 0 800 800). The same request always gives
 * the same text; the four views of one kind, colourway and seed show the same product.
 */
export function drawPicture({ kind, view, colourway, seed, ground, traits }: PictureRequest): string {
  const angled = view === 'angle'
  const pen = createPen({
    colour: COLOURWAYS[colourway],
    seed,
    traits,
    turn: angled ? 34 : 0,
    pitch: angled ? 27 : 10,
  })
  const drawn = composeView(pen, DRAWINGS[kind], view, ground)
  const tag = (view === 'front' || angled) && traits?.['tag']
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><defs>${pen.defs()}</defs>${drawn}${tag ? drawTag(String(tag)) : ''}</svg>`
}
