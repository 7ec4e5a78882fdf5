import type { ProductSummary } from '#contract/shapes/product.ts'
import { fillText, findField } from '#src/enhance/page/find-part.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { toPricePer } from '#src/rules/money/price-per.ts'
import { goodsText } from '#src/text/product/goods.ts'
import { toReleaseWords } from '#src/text/product/release.ts'

/** What a card with `data-facts` says besides: what 100 g cost, how long it keeps, when it comes out. */
export function fillGoodsFacts(card: HTMLElement, product: ProductSummary): void {
  const { unit_price, content, best_before, release_month } = product
  const per = toPricePer(unit_price, content)
  fillText(
    findField(card, 'price_per'),
    per ? goodsText.price_per(formatYen(per.yen), per.per, per.unit) : null,
  )
  fillText(findField(card, 'best_before'), best_before ?? null)
  fillText(findField(card, 'release'), release_month ? toReleaseWords(release_month) : null)
}
