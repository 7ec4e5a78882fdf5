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
    name_kana: '',
    catch_copy: '',
    description: '',
    maker_key: null,
    brand_key: null,
    category_keys: [],
    tag_keys: [],
    tax_rate: 10,
    is_giftable: false,
    pictures: [],
    specs: [],
    axes: [],
    products: [{ code, options: [], unit_price, list_price: null, stock, jan_code: null }],
  } satisfies ProductInput
}
