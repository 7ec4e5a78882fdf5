import { createHash } from 'node:crypto'

/**
 * Where an entry stands in lists. Its own page carries this as tags, so the publisher can compare them and see whether
 * an edit moved it. Then the lists are rendered again, otherwise only what shows the entry itself.
 */
export interface Listing {
  /** Tags of the lists it stands in: `product-lists:all`. */
  lists: string[]
  /** Tags of entries whose own pages may show this one when it is new, e.g. the next one on its shelf. */
  neighbours: string[]
  /** What its place in a list, and the list's counts, depend on. */
  facts: unknown
  /** Everything its card says, wherever there are cards of it. */
  card?: unknown
}

/**
 * `in:` a list, `beside:` an entry, `facts:` and `looks:` a digest; nothing is rendered again for these tags themselves.
 */
export function toListingTags({ lists, neighbours, facts, card }: Listing): string[] {
  return [
    ...lists.map((tag) => `in:${tag}`),
    ...neighbours.map((tag) => `beside:${tag}`),
    `facts:${toDigest(facts)}`,
    ...(card === undefined ? [] : [`looks:${toDigest(card)}`]),
  ]
}

function toDigest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
