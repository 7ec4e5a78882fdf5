import type { CartProduct } from '#contract/shapes/cart.ts'
import type { TaxRate } from '#src/rules/money/split-tax.ts'
import type { Tally } from './cart-detail.ts'
import { MAX_PIECES, toOrderableQuantity } from '#shop-api/catalogue/stock-state.ts'

/** A product as the catalogue sells it at this moment. */
export interface CatalogueLine {
  product_id: number
  product_name: string
  product_info: CartProduct['product_info']
  /** From the top down. */
  category_ids: readonly number[]
  unit_price: number
  tax_rate: TaxRate
  stock: number
  is_on_sale: boolean
}

/** By product id; a missing one has left the catalogue. */
export type CatalogueLines = ReadonlyMap<number, CatalogueLine>

/**
 * Pieces of a product that can be bought now; 0 when sold out or no longer sold.
 * @param places destinations they go to
 */
export function toMaxQuantity(found: CatalogueLine | undefined, places = 1): number {
  return found === undefined || !found.is_on_sale ? 0 : toOrderableQuantity(found.stock, Math.max(1, places))
}

/** Pieces the shop could sell now, to however many. */
export function toSaleable(found: CatalogueLine | undefined): number {
  return found?.is_on_sale ? Math.max(0, found.stock) : 0
}

/** `stock`: the shop has less. `each`: one destination would get more than it may. */
export type Excess = 'stock' | 'each'

/** Why a product cannot be bought as it is wanted at a destination; null when it can. */
export function findExcess(
  { pieces, each }: Tally,
  found: CatalogueLine | undefined,
  shipping_key: string,
): Excess | null {
  if (pieces > toSaleable(found)) return 'stock'
  return (each.get(shipping_key) ?? 0) > MAX_PIECES ? 'each' : null
}
