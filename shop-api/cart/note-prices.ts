import type { Cart } from '#contract/shapes/cart.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { CART_NOTICES } from '#src/text/cart/cart-errors.ts'
import type { CartDetail, CartLine } from '#shop-api/db/json/cart-detail.ts'
import type { CatalogueLine, CatalogueLines } from './catalogue-line.ts'

/** Whether a price differs from the one the shopper was shown last. */
export function hasNewPrices(detail: CartDetail, catalogue: CatalogueLines): boolean {
  return detail.lines.some((line) => {
    const found = catalogue.get(line.product_id)
    return found !== undefined && found.unit_price !== line.seen.unit_price
  })
}

/** Remembers today's prices as seen, and tells each change of a price once. */
export function notePrices(detail: CartDetail, catalogue: CatalogueLines): Cart['notices'] {
  const notices = new Map<number, Cart['notices'][number]>()
  for (const line of detail.lines) {
    const found = catalogue.get(line.product_id)
    if (found === undefined) continue
    if (found.unit_price !== line.seen.unit_price) {
      const [from, to] = [formatYen(line.seen.unit_price), formatYen(found.unit_price)]
      notices.set(line.product_id, {
        code: 'price_changed',
        product_name: found.product_name,
        message: CART_NOTICES.price_changed(found.product_name, from, to),
      })
    }
    line.seen = toSeen(found)
  }
  return [...notices.values()]
}

export function toSeen(found: CatalogueLine): CartLine['seen'] {
  return {
    name: found.product_name,
    resource_key: found.product_info.key,
    code: found.product_info.code,
    unit_price: found.unit_price,
    tax_rate: found.tax_rate,
  }
}
