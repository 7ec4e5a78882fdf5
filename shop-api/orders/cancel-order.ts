import { and, eq } from 'drizzle-orm'
import type { Order } from '#contract/shapes/order.ts'
import { notFound, refused } from '#shop-api/api-error.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { order_lines, orders } from '#shop-api/db/schema/selling.ts'
import { createCancelMail } from '#shop-api/mail/cancel-mail.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { loadSeller } from '#shop-api/selling/load-seller.ts'
import { returnBenefits } from '#shop-api/selling/return-benefits.ts'
import { setChargesFree } from '#shop-api/selling/set-charges-free.ts'
import type { Shop } from '#shop-api/selling/shop.ts'
import { returnStock } from '#shop-api/selling/stock.ts'
import { ORDER_ERRORS } from '#src/text/order-errors.ts'
import { canCancel } from './order-moves.ts'
import { loadOrder, type OrderRow } from './load-order.ts'

interface Cancellation {
  /** Null for the shop's staff, who may cancel anybody's. */
  user_id: number | null
  id: number
  reason: string
}

/**
 * Cancels an order that has not left: it falls, its goods go back to the shelf, coupons and points to the member, and a mail says so, all in one
 * transaction; two cancellations at once end in one. Then the card is set free, which the background work repeats when
 * the provider does not answer.
 *
 * @throws ApiError 404 for another's order; 422 when it left or was cancelled already
 */
export async function cancelOrder(shop: Shop, cancellation: Cancellation): Promise<Order> {
  const { order, cart_id } = await shop.db.transaction((tx) => cancel(tx, shop, cancellation))
  await setChargesFree(shop, cart_id).catch(() => undefined)
  return order
}

async function cancel(tx: Tx, { channel, now }: Shop, { user_id, id, reason }: Cancellation) {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.channel_id, channel.id),
        eq(orders.id, id),
        user_id === null ? undefined : eq(orders.user_id, user_id),
      ),
    )
    .for('update')
  requireCancellable(row)
  const [cancelled] = await tx
    .update(orders)
    .set({ status: 'cancelled', cancelled_at: now, cancel_reason: reason })
    .where(eq(orders.id, row.id))
    .returning()
  // Before the goods: a decision takes the member's points first and the stock after them.
  await returnBenefits(tx, { channel_id: channel.id, order_no: row.order_no, now })
  await returnStock(tx, { channel_id: channel.id, now }, await loadPieces(tx, row.id))
  const order = await loadOrder(tx, cancelled!, now)
  const seller = await loadSeller(tx, channel.id, channel.name)
  const mail = await createCancelMail(order, seller, await isChargedToCard(tx, row.cart_id))
  if (mail) {
    const topic = `order-cancelled:${channel.name}:${row.order_no}`
    await queueMail(tx, { channel_id: channel.id, topic, mail, now })
  }
  return { order, cart_id: row.cart_id }
}

function requireCancellable(row: OrderRow | undefined): asserts row is OrderRow {
  if (!row) throw notFound('お探しのご注文は見つかりませんでした。')
  if (row.status === 'cancelled') throw refuse('order.cancel.already_cancelled')
  if (!canCancel(row.status)) throw refuse('order.cancel.too_late')
}

async function isChargedToCard(tx: Tx, cart_id: number): Promise<boolean> {
  const charges = await tx
    .select({ id: payment_attempts.id })
    .from(payment_attempts)
    .where(and(eq(payment_attempts.cart_id, cart_id), eq(payment_attempts.state, 'approved')))
  return charges.length > 0
}

/** What goes back, in the order of ids, as it was taken. */
async function loadPieces(tx: Tx, order_id: number) {
  const lines = await tx
    .select({ product_id: order_lines.product_id, quantity: order_lines.quantity })
    .from(order_lines)
    .where(eq(order_lines.order_id, order_id))
  return lines.sort((a, b) => a.product_id - b.product_id)
}

const refuse = (code: keyof typeof ORDER_ERRORS) => refused(code, ORDER_ERRORS[code])
