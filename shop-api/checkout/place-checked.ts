import type { CartRow } from '#shop-api/cart/cart-row.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { carryOut, checkCart } from './begin-decision.ts'

/**
 * Places the order of a locked cart whatever limits its buyer has: somebody allowed it.
 * @param total_payment yen that were seen
 * @returns the number of the order
 * @throws ApiError 422 with what stands against it
 */
export async function placeChecked(tx: Tx, shop: Shop, row: CartRow, total_payment: number): Promise<string> {
  const checked = await checkCart(tx, shop, row, total_payment)
  const begun = await carryOut(tx, shop, row, checked)
  if (begun.state !== 'decided')
    throw new Error(`Cart ${row.id} would charge a card nobody is there to confirm`)
  return begun.order_no
}
