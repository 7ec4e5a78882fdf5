import type { ProductSummary } from '#contract/shapes/product.ts'

const SHOWN = 3
/** What is «in stock» has at least these many of each. */
const QUANTITIES = [5, 2, 3]

/** Lines «品番 数量», each of its own step, that show how to order by number, and would be taken as they stand. */
export function toOrderExample(products: readonly ProductSummary[]): string {
  const units = new Map(
    products.flatMap(({ code, stock_state, variations, single_product_id, order_multiple }) => {
      const inStock = variations?.find((one) => one.stock_state === 'in_stock')
      if (inStock) return [[inStock.code, inStock.order_multiple] as const]
      return single_product_id !== null && stock_state === 'in_stock' ? [[code, order_multiple] as const] : []
    }),
  )
  return [...units]
    .slice(0, SHOWN)
    .map(([code, multiple], at) => `${code} ${multiple ?? QUANTITIES[at]}`)
    .join('\n')
}
