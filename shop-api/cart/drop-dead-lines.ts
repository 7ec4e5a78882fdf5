import type { Cart } from '#contract/shapes/cart.ts'
import { CART_NOTICES } from '#src/text/cart/cart-errors.ts'
import { toProductIds, type OpenCart } from './change-cart.ts'
import { loadCatalogueLines } from './load-catalogue-lines.ts'
import { toMaxQuantity } from './catalogue-line.ts'

/** Drops lines that cannot be bought any more, lowers those that cannot be bought in full, and says so. */
export async function dropDeadLines({ tx, channel_id, detail, now }: OpenCart): Promise<Cart['notices']> {
  const catalogue = await loadCatalogueLines(tx, channel_id, toProductIds(detail), now)
  const left = new Map<number, number>()
  for (const id of toProductIds(detail)) left.set(id, toMaxQuantity(catalogue.get(id)))
  const notices: Cart['notices'] = []
  detail.lines = detail.lines.flatMap((line) => {
    const available = left.get(line.product_id) ?? 0
    const quantity = Math.min(line.quantity, available)
    left.set(line.product_id, available - quantity)
    if (quantity === line.quantity) return [line]
    const found = catalogue.get(line.product_id)
    const product_name = found?.product_name ?? line.seen.name
    notices.push(toNotice(product_name, { quantity, is_sold_out: found?.is_on_sale === true }))
    return quantity === 0 ? [] : [{ ...line, quantity }]
  })
  return notices
}

/** Sold-out goods come back; discontinued ones do not. */
function toNotice(
  product_name: string,
  { quantity, is_sold_out }: { quantity: number; is_sold_out: boolean },
): Cart['notices'][number] {
  if (quantity > 0) {
    const message = CART_NOTICES.quantity_reduced(product_name, quantity)
    return { code: 'quantity_reduced', product_name, message }
  }
  const code = is_sold_out ? 'sold_out' : 'product_not_found'
  return { code, product_name, message: CART_NOTICES[code](product_name) }
}
