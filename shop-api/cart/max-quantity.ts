import { toOrderableQuantity } from '#shop-api/catalogue/stock-state.ts'
import type { CatalogueLine } from './catalogue-line.ts'

/** Pieces of a product that can be bought now; 0 when sold out or no longer sold. */
export function toMaxQuantity(found: CatalogueLine | undefined): number {
  return found === undefined || !found.is_on_sale ? 0 : toOrderableQuantity(found.stock)
}
