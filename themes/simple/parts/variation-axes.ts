import type { Product, ProductVariation } from '#contract/shapes/product.ts'

export interface VariationAxis {
  /** e.g. カラー */
  name: string
  values: { value: string; is_chosen: boolean; state: 'buyable' | 'sold_out' | 'not_offered' }[]
}

/** What is chosen at first: the first variation that can be bought, else the first. */
export function chooseVariation({ product_model }: Product): ProductVariation | undefined {
  return product_model.products.find(({ max_quantity }) => max_quantity > 0) ?? product_model.products[0]
}

/**
 * The axes to choose by, with their values in the shop's order. A value says whether it can be had beside what is chosen
 * of the other axes.
 */
export function toVariationAxes(product: Product): VariationAxis[] {
  const { axes, products } = product.product_model
  const chosen = chooseVariation(product)
  return axes.map((name, axis) => ({
    name,
    values: [...new Set(products.flatMap(({ options }) => options[axis] ?? []))].map((value) => {
      const wanted = chosen?.options.with(axis, value)
      const variation = products.find(({ options }) => options.every((option, at) => option === wanted?.[at]))
      const state = !variation ? 'not_offered' : variation.max_quantity > 0 ? 'buyable' : 'sold_out'
      return { value, is_chosen: chosen?.options[axis] === value, state }
    }),
  }))
}
