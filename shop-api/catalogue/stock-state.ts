import type { StockState } from '#contract/shapes/product.ts'
import type { products } from '#shop-api/db/schema/catalogue.ts'
import { floorToMultiple } from '#src/rules/cart/order-multiple.ts'

/** Pieces up to which a product is «残りわずか». */
const FEW_PIECES = 5

type Variation = typeof products.$inferSelect
type Units = Pick<Variation, 'order_multiple' | 'carton_quantity'>

/** Coarse stock of one variation, or of a model by the sum of its pieces. */
export function toStockState(pieces: number): StockState {
  if (pieces <= 0) return 'none'
  return pieces <= FEW_PIECES ? 'few' : 'in_stock'
}

/** Pieces that can be sold: a rest that is no whole multiple cannot. */
export function toSaleablePieces({ stock, order_multiple }: Pick<Variation, 'stock' | 'order_multiple'>) {
  return floorToMultiple(Math.max(0, stock), order_multiple)
}

/** Pieces one order may send to each destination. */
export function toMostEach({
  max_per_order,
  order_multiple,
}: Pick<Variation, 'max_per_order' | 'order_multiple'>) {
  return floorToMultiple(max_per_order, order_multiple)
}

/**
 * Pieces one order may take now, a multiple. Whether there is more stays the shop's secret.
 * @param places destinations the pieces go to
 */
export function toOrderableQuantity(
  variation: Pick<Variation, 'stock' | 'order_multiple' | 'max_per_order'>,
  places = 1,
): number {
  return Math.min(toSaleablePieces(variation), toMostEach(variation) * places)
}

/** In what pieces a variation is ordered, where it is not by the piece. */
export function toOrderUnits({ order_multiple, carton_quantity }: Units) {
  return {
    ...(order_multiple > 1 && { order_multiple }),
    ...(carton_quantity !== null && carton_quantity > 1 && { carton_quantity }),
  }
}
