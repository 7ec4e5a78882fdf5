import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ProviderMethod } from '#payment/provider.ts'
import type { Order } from '#contract/shapes/order.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { returnBenefits } from '#shop-api/benefits/return-benefits.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { countPieces } from './count-pieces.ts'
import { returnStock } from './stock.ts'
import { loadOrder, type OrderRow } from './load-order.ts'

interface VoidedOrder {
  order: Order
  /** What a provider took for it at once, and sets free after the transaction commits; null where none did. */
  charged: ChargedBy | null
}

/**
 * Voids an order: its goods go back to stock, coupons and points to the member. The caller holds the order's row, knows
 * that it can be voided, and says so by mail in the same transaction.
 */
export async function voidOrder(
  tx: Tx,
  { channel, now }: Pick<Shop, 'channel' | 'now'>,
  row: OrderRow,
  reason: string,
): Promise<VoidedOrder> {
  const [cancelled] = await tx
    .update(orders)
    .set({ status: 'cancelled', cancelled_at: now, cancel_reason: reason })
    .where(eq(orders.id, row.id))
    .returning()
  // Before the goods: a decision locks the member's points first and the stock after them.
  await returnBenefits(tx, { channel_id: channel.id, order_no: row.order_no, now })
  await returnStock(tx, { channel_id: channel.id, now }, await loadPieces(tx, row.id))
  return { order: await loadOrder(tx, cancelled!, now), charged: await findCharged(tx, row.cart_id) }
}

/** What was charged at the order: a card, or an account at a provider. */
export type ChargedBy = 'card' | 'account'

const CHARGED_BY: Partial<Record<ProviderMethod, ChargedBy>> = {
  card: 'card',
  paypay: 'account',
  deferred: 'account',
}

/**
 * What was charged for what became an order; it may have been freed since. Null also for what is paid later, with cash or
 * by transfer.
 */
export async function findCharged(db: Db | Tx, cart_id: number): Promise<ChargedBy | null> {
  const [charge] = await db
    .select({ method: payment_attempts.method })
    .from(payment_attempts)
    .where(
      and(eq(payment_attempts.cart_id, cart_id), inArray(payment_attempts.state, ['approved', 'cancelled'])),
    )
    .orderBy(desc(payment_attempts.id))
    .limit(1)
  return (charge && CHARGED_BY[charge.method]) ?? null
}

/** What goes back, in the order of ids, as it was taken; without what a refund put back already. */
async function loadPieces(tx: Tx, order_id: number) {
  const lines = await countPieces(tx, order_id)
  return lines
    .map(({ product_id, quantity, restocked }) => ({ product_id, quantity: quantity - restocked }))
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => a.product_id - b.product_id)
}
