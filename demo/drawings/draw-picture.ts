import type { View } from '#shop-api/media/product-pictures.ts'
import { COLOURWAYS, type Colourway } from './colourways.ts'
import { composeView } from './compose-view.ts'
import type { Ground, Traits } from '#shop-api/db/json/picture-source.ts'
import { DRAWINGS, type PictureKind } from './kinds.ts'
import { createPen } from './pen.ts'
import { roundedBox } from './geometry.ts'
import { svg } from './svg.ts'

/** Wider than a letter of the Latin alphabet. */
const WIDE = /[^ -~]/

/**
 * The card a parts shop lays beside a part that looks like others: its size, or the machine it is made for. It can be
 * read where the picture is 160 px wide.
 */
function drawTag(words: string): string {
  const letters = [...words].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : 0.6), 0)
  const size = Math.min(54, 680 / letters)
  const width = letters * size + 56
  return svg`<g transform="translate(28 694)"><path d="${roundedBox(4, 6, width, 80, 8)}" opacity=".18"/>
    <path d="${roundedBox(0, 0, width, 80, 8)}" fill="#fffdf7"/><path d="M0 8Q0 0 8 0H14V80H8Q0 80 0 72z" fill="#3a3d42"/>
    <text x="34" y="${40 + size * 0.36}" font-family="Noto Sans CJK JP, sans-serif" font-weight="700" font-size="${size}" fill="#24262a">${escape(words)}</text></g>`
}

const escape = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export interface PictureRequest {
  kind: PictureKind
  view: View
  colourway: Colourway
  /** Decides the construction (holes, teeth, spokes, labels…): the same seed is the same product. */
  seed: number
  ground: Ground
  /** Looks that the product's record states; the seed decides the rest. */
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
