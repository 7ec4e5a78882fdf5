import type { Product } from '#contract/shapes/product.ts'
import type { BuyBoxVariation } from '#src/enhance/buy-box.ts'

/** The content of a buy box's `[data-variations]`: JSON that may stand in an inline script. */
export function toVariationsJson({ product_model }: Product): string {
  const variations = product_model.products.map(
    ({ id, code, options, unit_price, list_price, stock_state, max_quantity }): BuyBoxVariation => ({
      id,
      code,
      options,
      unit_price,
      list_price,
      stock_state,
      max_quantity,
    }),
  )
  return JSON.stringify(variations).replace(/</g, '\\u003c')
}
