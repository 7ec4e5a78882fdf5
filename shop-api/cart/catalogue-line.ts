import type { CartProduct } from '#contract/shapes/cart.ts'
import type { TaxRate } from '#src/rules/money/split-tax.ts'
import type { Tally } from './cart-detail.ts'
import { toOrderableQuantity } from '#shop-api/catalogue/stock-state.ts'
import { floorToMultiple } from '#src/rules/cart/order-multiple.ts'

/** A product as the catalogue sells it at this moment. */
export interface CatalogueLine {
  product_id: number
  product_name: string
  product_info: CartProduct['product_info']
  /** From the top down. */
  category_ids: readonly number[]
  unit_price: number
  /** Where the price is not everybody's. */
  agreed?: CartProduct['agreed']
  tax_rate: TaxRate
  stock: number
  /** What each destination gets is a multiple of it; 1: any quantity. */
  order_multiple: number
  /** Pieces one order may send to each destination. */
  max_per_order: number
  is_on_sale: boolean
}

/** By product id; a missing one has left the catalogue. */
export type CatalogueLines = ReadonlyMap<number, CatalogueLine>

/**
 * Pieces of a product that can be bought now; 0 when sold out or no longer sold.
 * @param places destinations they go to
 */
export function toMaxQuantity(found: CatalogueLine | undefined, places = 1): number {
  return found === undefined || !found.is_on_sale ? 0 : toOrderableQuantity(found, Math.max(1, places))
}

/** Pieces the shop could sell now, to however many. */
export function toSaleable(found: CatalogueLine | undefined): number {
  return found?.is_on_sale ? Math.max(0, found.stock) : 0
}

/**
 * `stock`: the shop has less. `each`: one destination would get more than it may. `multiple`: what it would get is no
 * multiple of the product's step.
 */
export type Excess = 'stock' | 'each' | 'multiple'

/** Why a product cannot be bought as it is wanted at a destination; null when it can. */
export function findExcess(
  { pieces, each }: Tally,
  found: CatalogueLine | undefined,
  shipping_key: string,
): Excess | null {
  const here = each.get(shipping_key) ?? 0
  if (pieces > toSaleable(found)) return 'stock'
  if (found === undefined) return null
  if (here > found.max_per_order) return 'each'
  return isMultiple({ found, tally: { each }, shipping_key }) ? null : 'multiple'
}

/** Whether what a destination gets is a multiple of the product's step. */
export function isMultiple(wanted: {
  found: Pick<CatalogueLine, 'order_multiple'>
  tally: Pick<Tally, 'each'>
  shipping_key: string
}): boolean {
  return (wanted.tally.each.get(wanted.shipping_key) ?? 0) % wanted.found.order_multiple === 0
}

/** Pieces of a product that one destination may get now, a multiple, beside what goes to the others. */
export function toMostHere({ pieces, each }: Tally, found: CatalogueLine, shipping_key: string): number {
  const elsewhere = pieces - (each.get(shipping_key) ?? 0)
  const left = Math.max(0, toSaleable(found) - elsewhere)
  return floorToMultiple(Math.min(left, found.max_per_order), found.order_multiple)
}
