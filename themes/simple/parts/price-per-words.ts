import type { ProductSummary } from '#contract/shapes/product.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { toPricePer } from '#src/rules/money/price-per.ts'
import { goodsText } from '#src/text/product/goods.ts'

/** `100gあたり298円`; empty where nobody measures. Of a product with several prices it is the lowest price's. */
export function toPricePerWords({
  unit_price,
  content,
}: Pick<ProductSummary, 'unit_price' | 'content'>): string {
  const per = toPricePer(unit_price, content)
  return per ? goodsText.price_per(formatYen(per.yen), per.per, per.unit) : ''
}
