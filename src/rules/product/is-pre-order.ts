import type { ProductSummary } from '#contract/shapes/product.ts'

/** Key of the tag by which an editor marks goods that are not in stock yet. */
const PRE_ORDER_TAG = 'pre-order'

/** Whether a product is ordered before the shop has it, so that nobody can promise a day. */
export function isPreOrder({ tags }: Pick<ProductSummary, 'tags'>): boolean {
  return tags.some(({ key }) => key === PRE_ORDER_TAG)
}
