import type { ProductSummary } from '#contract/shapes/product.ts'
import { toCardTag } from './card-tag.ts'

/** Tags of a page with cards of these products: themselves, and their makers, whose names are on the cards. */
export function toProductTags(products: readonly ProductSummary[]): string[] {
  return products.flatMap(({ key, maker, brand }) => [
    toCardTag('products', key),
    ...(maker ? [toMakerNameTag(maker.key)] : []),
    ...(brand ? [`brands:${brand.key}`] : []),
  ])
}

/** What shows the name of any maker. */
export const MAKER_NAMES_TAG = 'maker-names'

/** What shows the name of this maker, and may show nothing else of it. */
export function toMakerNameTag(key: string): string {
  return `${MAKER_NAMES_TAG}:${key}`
}
