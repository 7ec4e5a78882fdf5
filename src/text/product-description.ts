import type { Product } from '#contract/shapes/product.ts'
import { formatYen } from '#src/rules/format-yen.ts'

/**
 * What a product is, for search results and link cards. Products of one line share their catch copy, so name, part number
 * and price stand with it: no two pages are described by the same words.
 */
export function toProductDescription(product: Product): string {
  const { name, code, maker, catch_copy, unit_price, max_unit_price } = product
  const price = formatYen(unit_price) + (max_unit_price > unit_price ? 'から' : '')
  const facts = [maker?.name, `品番 ${code}`, `税込${price}`].filter(Boolean).join('・')
  return `${name}（${facts}）。${catch_copy}`.trim()
}
