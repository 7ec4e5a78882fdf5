import type { Card, Palette } from './card.ts'
import { getGlyph, toSettable, type Weight } from './face.ts'
import { fitText, measureText } from './fit-text.ts'

export const CARD_SIZE = { width: 1200, height: 630 } as const
/** Where a picture lies when there is one. */
export const PICTURE_BOX = { left: 660, top: 0, width: 540, height: 630 } as const

const MARGIN = 64
const BAND = 20
const TITLE_TOP = 152
const TITLE_SIZES = [72, 64, 56, 50, 44, 40, 36, 32] as const
const PRICE_SIZES = [64, 56, 48, 40] as const
const SHOP_SIZES = [32, 28, 24, 20] as const
const PRICE_HEIGHT = 120
/** More than any card has room for. Typesetting a whole novel would take a second. */
const MAX_CHARACTERS = 300
/** A theme that names no colours (a release older than cards). */
const plain: Palette = { ground: '#ffffff', surface: '#f5f6f4', ink: '#1d1f1e', accent: '#0b5351' }

/**
 * A card as SVG, every letter an outline: the same on any machine, whatever faces it has.
 *
 * @param hasPicture leaves the right part free for `PICTURE_BOX`
 */
export function drawCard(card: Card, palette: Palette, hasPicture: boolean): string {
  const colour = (role: string, fallback = 'ink') =>
    palette[role] ?? palette[fallback] ?? plain[role] ?? plain['ink']!
  const width = (hasPicture ? PICTURE_BOX.left : CARD_SIZE.width) - 2 * MARGIN
  const bottom = CARD_SIZE.height - MARGIN
  const hasPrice = card.price !== null
  const height = bottom - TITLE_TOP - (hasPrice ? PRICE_HEIGHT : 0)
  const title = fitText(toShown(card.title), { width, height }, TITLE_SIZES, 700)
  const parts = [
    `<rect width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" fill="${colour('ground', 'ground')}"/>`,
    `<rect width="${BAND}" height="${CARD_SIZE.height}" fill="${colour('accent')}"/>`,
    drawShop(card.shop, width, colour('ink-soft')),
    ...title.lines.map((line, row) =>
      drawText(
        line,
        MARGIN,
        TITLE_TOP + title.size * 0.95 + row * title.line_height,
        title.size,
        700,
        colour('ink'),
      ),
    ),
    hasPrice ? drawPrice(card.price ?? 0, bottom, width, colour('price'), colour('ink-soft')) : '',
    hasPicture
      ? `<rect x="${PICTURE_BOX.left}" width="${PICTURE_BOX.width}" height="${PICTURE_BOX.height}" fill="${colour('surface', 'ground')}"/>`
      : '',
  ]
  const box = `width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" viewBox="0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${parts.join('')}</svg>`
}

function toShown(text: string): string {
  return toSettable([...text].slice(0, MAX_CHARACTERS).join(''))
}

function drawShop(shop: string, width: number, colour: string): string {
  const { lines, size } = fitText(toShown(shop), { width, height: 46 }, SHOP_SIZES, 400)
  return lines[0] ? drawText(lines[0], MARGIN, MARGIN + size * 0.9, size, 400, colour) : ''
}

function drawPrice(price: number, bottom: number, width: number, colour: string, soft: string): string {
  const text = `${new Intl.NumberFormat('ja-JP').format(price)}円`
  const size =
    PRICE_SIZES.find((one) => measureText(text, one, 700) + one * 2.6 <= width) ?? PRICE_SIZES.at(-1) ?? 0
  const end = MARGIN + measureText(text, size, 700)
  return (
    drawText(text, MARGIN, bottom, size, 700, colour) +
    drawText('（税込）', end, bottom, size * 0.5, 400, soft)
  )
}

/** @param y of the baseline */
function drawText(text: string, x: number, y: number, size: number, weight: Weight, colour: string): string {
  let at = x
  let outline = ''
  for (const character of text) {
    const set = getGlyph(character, weight)
    if (!set) continue
    outline += set.glyph.getPath(at, y, size).toPathData(1)
    at += set.advance * size
  }
  return `<path fill="${colour}" d="${outline}"/>`
}
