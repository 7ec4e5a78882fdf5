import type { Random } from '#demo/random.ts'

/** What an edit may draw from. */
export interface Dice {
  random: Random
  /** Number of this edit: makes keys and texts that were never there. */
  at: number
  now: Date
  /** Keys of products that are or were there. */
  products: string[]
  makers: string[]
  /** Keys of categories. */
  categories: string[]
  brands: string[]
  tags: string[]
  /** Keys of products that are there. */
  present: string[]
  /** One the shop has. */
  picture: object
}

/** What a new thing of a kind may be, and what may change on one. */
export type DrawnKind = { create: (dice: Dice) => object; change: (dice: Dice) => object[] }

/** Rich text that may link to products, some of which are gone or not there yet. */
export function toText({ random, at, products }: Dice): string {
  const links = random
    .sample([...products, `product-${at + 1}`], random.int(0, 2))
    .map((key) => `<a href="/product/${key}/">${key}</a>`)
  return `<h2>見出し</h2><p>本文 ${at}　${links.join('、')}</p>`
}

export const HOUR_MS = 3_600_000

/** When it shows: mostly as it is, else later, until a moment, since long ago, or not at all. */
export function toDates({ random, now }: Dice): object {
  const later = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString()
  const from = random.int(1, 60)
  const rare = [
    { published_at: later(from), close_at: null },
    { published_at: later(-from), close_at: null, is_draft: false },
    { close_at: later(from), published_at: null },
    { is_draft: true },
    { is_draft: false, published_at: null, close_at: null },
    { published_at: later(from), close_at: later(from + random.int(1, 60)) },
  ]
  return random.chance(0.45) ? random.pick(rare) : {}
}
