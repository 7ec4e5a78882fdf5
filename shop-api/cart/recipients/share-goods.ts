import type { CartDetail, CartLine } from '#shop-api/db/json/cart-detail.ts'
import { takeKey } from '../cart-detail.ts'
import { isSameEmbroidery } from '../cart-lines.ts'
import type { CatalogueLines } from '../catalogue-line.ts'
import { toSeen } from '../note-prices.ts'

/** What one recipient gets. */
export interface Share {
  shipping_key: string
  packing_key: string
  goods: readonly { product_id: number; quantity: number }[]
}

/** A line of the cart as it was, and pieces of it that nobody got yet. */
interface Held {
  line: CartLine
  left: number
  is_taken: boolean
}

/** Pieces of one line to be. */
interface Part {
  embroidery: CartLine['embroidery']
  quantity: number
  from: Held[]
  /** The line it goes on as. */
  kept?: Held
}

/**
 * Makes what recipients get the goods of the cart. Pieces with a name sewn on stay where they were, else they go to the
 * first who get that product; pieces that are new have the name only when all pieces of the product had the same. Lines
 * keep their keys where they can, and their accessories go with them; accessories of a line that is gone are gone.
 */
export function shareGoods(detail: CartDetail, shares: readonly Share[], catalogue: CatalogueLines): void {
  const accessories = Map.groupBy(
    detail.lines.filter((line) => line.parent_key !== undefined),
    (line) => line.parent_key,
  )
  const own = detail.lines.filter((line) => line.parent_key === undefined)
  const held = Map.groupBy(
    own.map((line): Held => ({ line, left: line.quantity, is_taken: false })),
    ({ line }) => line.product_id,
  )
  const wanted = shares.flatMap((share) =>
    [...addUp(share.goods)].map(([product_id, quantity]) => ({ share, product_id, quantity })),
  )
  const parts = wanted.map((): Part[] => [])
  const draw = (isFrom: (one: Held, share: Share) => boolean) => {
    for (const [at, want] of wanted.entries())
      for (const one of held.get(want.product_id) ?? []) {
        const quantity = isFrom(one, want.share) ? Math.min(one.left, want.quantity) : 0
        if (quantity === 0) continue
        one.left -= quantity
        want.quantity -= quantity
        put(parts[at] ?? [], one.line.embroidery, quantity, one)
      }
  }
  draw(({ line }, { shipping_key }) => line.shipping_key === shipping_key)
  draw(() => true)
  for (const [at, { product_id, quantity }] of wanted.entries())
    if (quantity > 0) put(parts[at] ?? [], findCommonName(held.get(product_id)), quantity)
  keepLines(wanted.map(({ share }, at) => ({ share, parts: parts[at] ?? [] })))
  detail.lines = wanted.flatMap(({ share, product_id }, at) =>
    (parts[at] ?? []).flatMap((part) => {
      const line = toLine(detail, { share, product_id, part, catalogue, before: held.get(product_id)?.[0] })
      return [line, ...(accessories.get(line.key) ?? [])]
    }),
  )
}

/** A line goes on where it was, else with the first who get of it. */
function keepLines(all: readonly { share: Share; parts: readonly Part[] }[]): void {
  const claim = (isFor: (one: Held, share: Share) => boolean) => {
    for (const { share, parts } of all)
      for (const part of parts) {
        const kept = part.kept ? undefined : part.from.find((one) => !one.is_taken && isFor(one, share))
        if (!kept) continue
        kept.is_taken = true
        part.kept = kept
      }
  }
  claim(({ line }, { shipping_key }) => line.shipping_key === shipping_key)
  claim(() => true)
}

/** The same product twice is more of it. */
function addUp(goods: Share['goods']): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>()
  for (const { product_id, quantity } of goods)
    pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity)
  return pieces
}

/** Pieces with the same name sewn on are one line. */
function put(parts: Part[], embroidery: Part['embroidery'], quantity: number, from?: Held): void {
  const present = parts.find((part) => isSameEmbroidery(part.embroidery, embroidery))
  const part = present ?? { embroidery, quantity: 0, from: [] }
  part.quantity += quantity
  if (from) part.from.push(from)
  if (!present) parts.push(part)
}

function findCommonName(held: readonly Held[] = []): CartLine['embroidery'] {
  const [first, ...others] = held
  const isCommon = others.every(({ line }) => isSameEmbroidery(line.embroidery, first?.line.embroidery))
  return isCommon ? first?.line.embroidery : undefined
}

function toLine(
  detail: CartDetail,
  made: {
    share: Share
    product_id: number
    part: Part
    catalogue: CatalogueLines
    before: Held | undefined
  },
): CartLine {
  const { share, product_id, part, catalogue, before } = made
  const { embroidery, quantity, kept } = part
  const found = catalogue.get(product_id)
  const seen = before?.line.seen ?? (found && toSeen(found))
  if (seen === undefined) throw new Error(`Product ${product_id} was not looked for`)
  const { shipping_key, packing_key } = share
  return {
    key: kept?.line.key ?? takeKey(detail, 'l'),
    product_id,
    quantity,
    shipping_key,
    packing_key,
    seen,
    ...(embroidery && { embroidery }),
  }
}
