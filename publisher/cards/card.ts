import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** What a link to a page shows where people share it: drawn as a picture of 1200 × 630 from the page's own head. */
export interface Card {
  title: string
  shop: string
  /** Yen with tax. */
  price: number | null
  /** Whole address of the page's first picture. */
  picture: string | null
}

/** Colours of a theme by role, as `#rrggbb`: `ground`, `ink`, `accent`…. */
export type Palette = Record<string, string>

const HASH_LENGTH = 12

/** Changes with all a card is drawn from: the facts, the theme's colours, the way of drawing. */
export function toCardHash(card: Card, palette: Palette): string {
  return createHash('sha256')
    .update(JSON.stringify([card, Object.entries(palette).sort(), computeDrawingHash()]))
    .digest('hex')
    .slice(0, HASH_LENGTH)
}

let knownHash: string | undefined

/** Hash over this folder: cards drawn in another way get other addresses. */
function computeDrawingHash(): string {
  if (knownHash) return knownHash
  const folder = new URL('./', import.meta.url)
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(new URL(file, folder)))
  return (knownHash = hash.digest('hex'))
}
