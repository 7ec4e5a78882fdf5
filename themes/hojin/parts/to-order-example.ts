import type { ProductSummary } from '#contract/shapes/product.ts'

const SHOWN = 3
/** What is «in stock» has at least these many of each. */
const QUANTITIES = [5, 2, 3]

/** Lines «品番 数量» that show how to order by number, and would be taken as they stand. */
export function toOrderExample(products: readonly ProductSummary[]): string {
  const codes = products.flatMap(({ code, stock_state, variations, single_product_id }) => {
    const inStock = variations?.find((one) => one.stock_state === 'in_stock')?.code
    return inStock ?? (single_product_id !== null && stock_state === 'in_stock' ? code : [])
  })
  return [...new Set(codes)]
    .slice(0, SHOWN)
    .map((code, at) => `${code} ${QUANTITIES[at]}`)
    .join('\n')
}
