import type { StockState } from '#contract/shapes/product.ts'

/** Pieces up to which a product is «残りわずか». */
const FEW_PIECES = 5
/** Pieces one order may send to each destination. Whether there is more stays the shop's secret. */
export const MAX_PIECES = 20

/** Coarse stock of one variation, or of a model by the sum of its pieces. */
export function toStockState(pieces: number): StockState {
  if (pieces <= 0) return 'none'
  return pieces <= FEW_PIECES ? 'few' : 'in_stock'
}

/** @param places destinations the pieces go to */
export function toOrderableQuantity(stock: number, places = 1): number {
  return Math.max(0, Math.min(stock, MAX_PIECES * places))
}
