import type { Product } from '#contract/shapes/product.ts'
import type { BuyBoxVariation } from '#src/enhance/product/chosen-variation.ts'
import { toPricePerWords } from './price-per-words.ts'
import { toGalleryPictures } from './gallery-pictures.ts'

/** What scripts need. Any other field would make every page heavier. */
const FIELDS = [
  'id',
  'code',
  'options',
  'unit_price',
  'list_price',
  'stock_state',
  'max_quantity',
  'picture',
  'order_multiple',
  'carton_quantity',
  'price_per',
] satisfies (keyof BuyBoxVariation)[]

/** The content of a buy box's `[data-variations]`: JSON that may stand in an inline script. */
export function toVariationsJson(product: Product): string {
  const gallery = toGalleryPictures(product).map(({ path }) => path)
  const variations = product.product_model.products.map((variation): BuyBoxVariation => ({
    ...variation,
    price_per: toPricePerWords(variation) || undefined,
    ...(variation.pictures[0] &&
      gallery.length > 1 && { picture: gallery.indexOf(variation.pictures[0].path) }),
  }))
  return JSON.stringify(variations, FIELDS).replace(/</g, '\\u003c')
}
