import type { Cart, CartProduct } from '#contract/shapes/cart.ts'

/** Pieces of one product, by key of the destination they go to. */
export type Shares = Readonly<Record<string, number>>

/** A product of the cart and how it is shared out; accessories go where their product goes. */
export interface SharedProduct {
  product_id: number
  line: CartProduct
  total: number
  shares: Shares
}

type Detail = Pick<Cart['detail'], 'products' | 'shippings'>

/** What can be shared out, in the order of the cart. */
export function listSharedProducts({ products, shippings }: Detail): SharedProduct[] {
  const found = new Map<number, SharedProduct>()
  const none = Object.fromEntries(shippings.map(({ key }) => [key, 0]))
  for (const line of products) {
    const { product_id, quantity, shipping_key } = line
    if (line.parent_key !== undefined || shipping_key === null) continue
    const known = found.get(product_id) ?? { product_id, line, total: 0, shares: none }
    const shares = { ...known.shares, [shipping_key]: (known.shares[shipping_key] ?? 0) + quantity }
    found.set(product_id, { ...known, total: known.total + quantity, shares })
  }
  return [...found.values()]
}

/** Pieces that go to a destination together. */
export const toStep = ({ line }: Pick<SharedProduct, 'line'>) => line.product_info.order_multiple ?? 1

/** Whether there are pieces for one destination more. */
export function canShareFurther(detail: Detail): boolean {
  const parts = listSharedProducts(detail).reduce((sum, one) => sum + Math.floor(one.total / toStep(one)), 0)
  return parts > detail.shippings.length
}

/** Pieces no destination has yet. */
export function countRest(shares: Shares, total: number): number {
  return total - Object.values(shares).reduce((sum, pieces) => sum + pieces, 0)
}

/**
 * Gives one destination a number of pieces. Missing ones come from whichever other destination has most; with two
 * destinations the other one gets what is given up. Never more than there are.
 * @param step pieces that are taken together
 */
export function setShare(shares: Shares, key: string, wanted: number, total: number, step = 1): Shares {
  const pieces = Math.min(Math.max(wanted, 0), total)
  const changed: Record<string, number> = { ...shares, [key]: pieces }
  const others = Object.keys(changed).filter((other) => other !== key)
  const [only] = others
  if (only !== undefined && others.length === 1) return { ...changed, [only]: total - pieces }
  for (let missing = -countRest(changed, total); missing > 0; missing -= step) {
    const richest = others.reduce((most, other) => (changed[other]! > changed[most]! ? other : most))
    changed[richest]! -= Math.min(step, missing)
  }
  return changed
}

/** Moves what one destination has to another one, before it is removed. */
export function moveShare(shares: Shares, from: string, to: string): Shares {
  const { [from]: moved = 0, ...left } = shares
  return { ...left, [to]: (left[to] ?? 0) + moved }
}

/** What one `products/divide` call is told. */
export interface Division {
  key: string
  parts: { shipping_key: string; packing_key?: string; quantity: number }[]
}

/**
 * The calls that lead from a product's present distribution to the wanted one. Each shares out one line that gives
 * pieces away, so that no piece is counted twice or lost if one fails.
 */
export function planDivisions({ products }: Detail, product_id: number, wanted: Shares): Division[] {
  const lines = products.filter((line) => line.product_id === product_id && line.parent_key === undefined)
  const missing = new Map(Object.entries(wanted))
  for (const { shipping_key, quantity } of lines)
    if (shipping_key !== null) missing.set(shipping_key, (missing.get(shipping_key) ?? 0) - quantity)
  return lines.flatMap(({ key, shipping_key, packing_key, quantity }) => {
    const surplus = shipping_key === null ? 0 : -(missing.get(shipping_key) ?? 0)
    const given = takePieces(missing, Math.min(surplus, quantity))
    if (shipping_key === null || given.length === 0) return []
    const gone = given.reduce((sum, part) => sum + part.quantity, 0)
    missing.set(shipping_key, gone - surplus)
    const kept = { shipping_key, ...(packing_key !== null && { packing_key }), quantity: quantity - gone }
    return [{ key, parts: kept.quantity > 0 ? [kept, ...given] : given }]
  })
}

/** Takes up to this many pieces for destinations that miss some, and counts them as served. */
function takePieces(missing: Map<string, number>, pieces: number): Division['parts'] {
  let left = pieces
  return [...missing].flatMap(([shipping_key, wanted]) => {
    const quantity = Math.min(left, wanted)
    if (quantity <= 0) return []
    left -= quantity
    missing.set(shipping_key, wanted - quantity)
    return [{ shipping_key, quantity }]
  })
}
