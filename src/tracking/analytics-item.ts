import type { CartProduct } from '#contract/shapes/cart.ts'
import type { Product } from '#contract/shapes/product.ts'
import { toTrackingCategories } from '#src/rules/tracking/tracking-categories.ts'

/** Something sold, in the words of GA4; categories as `item_category` … `item_category5` (behaviour 10.2). */
export interface AnalyticsItem {
  /** Key of the product's page: the same in lists, on its page and in the cart. */
  item_id: string
  item_name: string
  price?: number
  quantity?: number
  item_brand?: string
  item_variant?: string
  [category: `item_category${string}`]: string
}

/** A line of the cart or of an order. @param quantity of the event, where it is not the line's own */
export function toLineItem(line: CartProduct, quantity = line.quantity): AnalyticsItem {
  const { key, options, brand_name, maker_name, category_names } = line.product_info
  const brand = brand_name ?? maker_name
  return {
    item_id: key,
    item_name: line.product_name,
    price: line.unit_price,
    quantity,
    ...(brand && { item_brand: brand }),
    ...(options.length > 0 && { item_variant: options.map(({ value }) => value).join(' ') }),
    ...toTrackingCategories(category_names),
  }
}

export function toProductItem({
  key,
  name,
  unit_price,
  brand,
  maker,
  category_path,
}: Product): AnalyticsItem {
  const shown = brand?.name ?? maker?.name
  return {
    item_id: key,
    item_name: name,
    price: unit_price,
    ...(shown && { item_brand: shown }),
    ...toTrackingCategories(category_path.map((category) => category.name)),
  }
}

/** Yen of goods, for analysis only: the API decides what is charged (architecture, law 6). */
export function toGoods(items: AnalyticsItem[]) {
  const value = items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0)
  return { currency: 'JPY' as const, value, items }
}
