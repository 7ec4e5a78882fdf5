import type { CartProduct } from '#contract/shapes/cart.ts'
import type { TaxRate } from '#src/rules/money/split-tax.ts'
import { toOrderableQuantity } from '#shop-api/catalogue/stock-state.ts'

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

/** Pieces of a product that can be bought now; 0 when sold out or no longer sold. */
export function toMaxQuantity(found: CatalogueLine | undefined): number {
  return found === undefined || !found.is_on_sale ? 0 : toOrderableQuantity(found.stock)
}
