import { BLANK_PRODUCT } from '#contract/blank-product.ts'
import type { ProductInput } from '#contract/shapes/admin.ts'

/** A product of one variation that says no more than it must. */
export function plainProduct({
  key,
  name,
  code = key.toUpperCase(),
  unit_price,
  stock,
}: {
  key: string
  name: string
  code?: string
  unit_price: number
  stock: number
}) {
  return {
    key,
    name,
    ...BLANK_PRODUCT,
    products: [{ code, options: [], unit_price, list_price: null, stock, jan_code: null }],
  } satisfies ProductInput
}
