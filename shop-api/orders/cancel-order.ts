import type { Order } from '#contract/shapes/order.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { createCancelMail } from '#shop-api/mail/cancel-mail.ts'
import { createUnpaidEndMail } from '#shop-api/mail/unpaid-mails.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import { setChargesFree } from './set-charges-free.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { ORDER_ERRORS } from '#src/text/order/order-errors.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'
import { voidOrder } from './void-order.ts'
import type { OrderRow } from './load-order.ts'
import { lockOrder } from './lock-order.ts'
import { canCancel } from './order-moves.ts'
import { type Doer, recordOrderEvent } from './record-order-event.ts'

interface Cancellation {
  /** Null for the shop's staff, who may cancel any order. */
  user_id: number | null
  doer: Doer
  id: number
  reason: string
  /** Where its money was awaited, of an order that ends because nobody paid. */
  unpaid_at?: 'bank' | 'konbini'
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

async function cancel(
  tx: Tx,
  { channel, now }: Shop,
  { user_id, doer, id, reason, unpaid_at }: Cancellation,
) {
  const row = await lockOrder(tx, channel.id, id)
  if (user_id !== null && row.user_id !== user_id) throw notFound(NOT_FOUND.order)
  requireCancellable(row)
  const { order, charged } = await voidOrder(tx, { channel, now }, row, reason)
  const event = { doer, now, kind: 'cancelled', detail: { reason } } as const
  await recordOrderEvent(tx, { ...row, status: 'cancelled' }, event)
  const seller = await loadSeller(tx, channel.id, channel.name)
  const mail =
    unpaid_at !== undefined && row.pay_by !== null
      ? await createUnpaidEndMail(order, row.pay_by, seller, unpaid_at)
      : await createCancelMail(order, seller, charged)
  if (mail) {
    const topic = `order-cancelled:${channel.name}:${row.order_no}`
    await queueMail(tx, { channel_id: channel.id, topic, mail, now, order_id: id })
  }
  return { order, cart_id: row.cart_id }
}

function requireCancellable(row: OrderRow): void {
  if (row.status === 'cancelled') throw refuse('order.cancel.already_cancelled')
  if (!canCancel(row.status)) throw refuse('order.cancel.too_late')
}

const refuse = (code: keyof typeof ORDER_ERRORS) => refused(code, ORDER_ERRORS[code])
