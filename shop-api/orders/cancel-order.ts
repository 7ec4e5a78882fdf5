import { and, eq } from 'drizzle-orm'
import type { Order } from '#contract/shapes/order.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { createCancelMail } from '#shop-api/mail/cancel-mail.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import { setChargesFree } from './set-charges-free.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { ORDER_ERRORS } from '#src/text/order/order-errors.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'
import { voidOrder } from './void-order.ts'
import type { OrderRow } from './load-order.ts'
import { canCancel } from './order-moves.ts'

interface Cancellation {
  /** Null for the shop's staff, who may cancel any order. */
  user_id: number | null
  id: number
  reason: string
}

/**
 * Cancels an order that has not left, and a mail says so, in one transaction; two cancellations at once end in one. Then
 * the card is set free, which the background work repeats when the provider does not answer.
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
  const { order, is_card } = await voidOrder(tx, { channel, now }, row, reason)
  const seller = await loadSeller(tx, channel.id, channel.name)
  const mail = await createCancelMail(order, seller, is_card)
  if (mail) {
    const topic = `order-cancelled:${channel.name}:${row.order_no}`
    await queueMail(tx, { channel_id: channel.id, topic, mail, now })
  }
  return { order, cart_id: row.cart_id }
}

function requireCancellable(row: OrderRow | undefined): asserts row is OrderRow {
  if (!row) throw notFound(NOT_FOUND.order)
  if (row.status === 'cancelled') throw refuse('order.cancel.already_cancelled')
  if (!canCancel(row.status)) throw refuse('order.cancel.too_late')
}

const refuse = (code: keyof typeof ORDER_ERRORS) => refused(code, ORDER_ERRORS[code])
