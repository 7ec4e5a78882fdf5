import type { Product, ProductVariation } from '#contract/shapes/product.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { toPricePer } from '#src/rules/money/price-per.ts'
import { productPageText } from '#src/text/product/product-page.ts'
import { goodsText } from '#src/text/product/goods.ts'
import { toReleaseWords } from '#src/text/product/release.ts'

/** A product whose specs begin with what its own fields say: when it comes out, how long it keeps, how much it holds. */
export function withGoodsFacts(product: Product): Product {
  const { release_month, best_before, specs, product_model } = product
  const contents = [...new Set(product_model.products.flatMap(toContentWords))].join('、')
  const facts: [label: string, value: string][] = [
    [productPageText.release, release_month ? toReleaseWords(release_month) : ''],
    [productPageText.best_before, best_before ?? ''],
    [productPageText.content, contents],
  ]
  return {
    ...product,
    specs: [...facts.flatMap(([label, value]) => (value ? { label, value } : [])), ...specs],
  }
}

/** `500g（100gあたり298円）`. */
function toContentWords({ content, unit_price }: ProductVariation): string[] {
  if (!content) return []
  const per = toPricePer(unit_price, content)
  const words = goodsText.content(content.amount, content.unit)
  return [per ? `${words}（${goodsText.price_per(formatYen(per.yen), per.per, per.unit)}）` : words]
}
