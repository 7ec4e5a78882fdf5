import type { Product, ProductVariation } from '#contract/shapes/product.ts'

export interface VariationAxis {
  /** e.g. カラー */
  name: string
  values: { value: string; is_chosen: boolean; is_buyable: boolean }[]
}

/** What is chosen before the shopper does: the first variation that can be bought, else the first. */
export function chooseVariation({ product_model }: Product): ProductVariation | undefined {
  return product_model.products.find(({ max_quantity }) => max_quantity > 0) ?? product_model.products[0]
}

/** The axes to choose by, with their values in the shop's order. A value nothing of which can be bought says so. */
export function toVariationAxes(product: Product): VariationAxis[] {
  const { axes, products } = product.product_model
  const chosen = chooseVariation(product)
  return axes.map((name, axis) => ({
    name,
    values: [...new Set(products.flatMap(({ options }) => options[axis] ?? []))].map((value) => ({
      value,
      is_chosen: chosen?.options[axis] === value,
      is_buyable: products.some(({ options, max_quantity }) => options[axis] === value && max_quantity > 0),
    })),
  }))
}
