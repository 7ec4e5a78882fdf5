import type { Cart } from '#contract/shapes/cart.ts'
import { CART_NOTICES } from '#src/text/cart-errors.ts'
import { toProductIds, type OpenCart } from './change-cart.ts'
import { loadCatalogueLines } from './load-catalogue-lines.ts'
import { toMaxQuantity } from './max-quantity.ts'

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
    const product_name = catalogue.get(line.product_id)?.product_name ?? line.seen.name
    notices.push(
      quantity === 0
        ? { code: 'product_not_found', product_name, message: CART_NOTICES.product_not_found(product_name) }
        : {
            code: 'quantity_reduced',
            product_name,
            message: CART_NOTICES.quantity_reduced(product_name, quantity),
          },
    )
    return quantity === 0 ? [] : [{ ...line, quantity }]
  })
  return notices
}
