import { desc, eq, and } from 'drizzle-orm'
import type { OrderMailKind } from '#contract/shapes/admin-order.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { order_refunds } from '#shop-api/db/schema/order-work.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { createCancelMail } from '#shop-api/mail/cancel-mail.ts'
import type { Mail } from '#shop-api/mail/mail.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { createRefundMail } from '#shop-api/mail/refund-mail.ts'
import { createShippedMail } from '#shop-api/mail/shipped-mail.ts'
import { ORDER_ERRORS } from '#src/text/order/order-errors.ts'
import { findPapersUrl } from './find-papers-url.ts'
import { loadOrder, type OrderRow } from './load-order.ts'
import { lockOrder } from './lock-order.ts'
import { type Doer, recordOrderEvent } from './record-order-event.ts'
import { findCharged } from './void-order.ts'
import { writeOrderMail } from './write-order-mail.ts'
import { writePaidMail } from './write-paid-mail.ts'
import { writeReminder } from './write-reminder.ts'

/**
 * Sends a mail of an order once more, as the order is now: what was sent is not kept. Pressed twice within a minute, one leaves.
 * @throws ApiError 404; 422 `order.mail.not_sent` for what has not happened
 */
export function sendOrderMail(shop: Shop, doer: Doer, id: number, kind: OrderMailKind): Promise<void> {
  const { db, channel, now } = shop
  return db.transaction(async (tx) => {
    const row = await lockOrder(tx, channel.id, id)
    const mail = await WRITERS[kind](tx, shop, row)
    if (!mail) throw refused('order.mail.not_sent', ORDER_ERRORS['order.mail.not_sent'])
    const minute = now.toISOString().slice(0, 16)
    const topic = `${TOPICS[kind]}:${channel.name}:${row.order_no}:again:${minute}`
    await queueMail(tx, { channel_id: channel.id, topic, mail, now, order_id: id })
    await recordOrderEvent(tx, row, { doer, now, kind: 'mailed', detail: { mail_kind: kind } })
  })
}

/** What the topics of an order's mails begin with. */
const TOPICS: Record<OrderMailKind, string> = {
  ordered: 'order',
  paid: 'order-paid',
  reminded: 'order-reminded',
  shipped: 'order-shipped',
  cancelled: 'order-cancelled',
  refunded: 'order-refunded',
}

/** Which kind of mail a topic is of; undefined for mails that are not sent again. */
export function toMailKind(topic: string): OrderMailKind | undefined {
  const [beginning] = topic.split(':', 1)
  return (Object.keys(TOPICS) as OrderMailKind[]).find((kind) => TOPICS[kind] === beginning)
}

const WRITERS: Record<OrderMailKind, (tx: Tx, shop: Shop, row: OrderRow) => Promise<Mail | undefined>> = {
  ordered: writeOrderMail,
  async paid(tx, shop, row) {
    // What was charged at the order is in the order's mail.
    const came = row.status !== 'cancelled' && row.paid_at !== null
    return came && (await findCharged(tx, row.cart_id)) === null ? writePaidMail(tx, shop, row) : undefined
  },
  reminded: writeReminder,
  async shipped(tx, { channel, now }, row) {
    const order = await loadOrder(tx, row, now)
    const { parcels = [] } = order
    if (parcels.length === 0) return undefined
    const seller = await loadSeller(tx, channel.id, channel.name)
    return createShippedMail(
      order,
      seller,
      parcels.map(({ id }) => id),
    )
  },
  async cancelled(tx, { channel, now }, row) {
    if (row.status !== 'cancelled') return undefined
    const seller = await loadSeller(tx, channel.id, channel.name)
    return createCancelMail(await loadOrder(tx, row, now), seller, await findCharged(tx, row.cart_id))
  },
  async refunded(tx, { channel, now, config }, row) {
    const [refund] = await tx
      .select()
      .from(order_refunds)
      .where(and(eq(order_refunds.order_id, row.id), eq(order_refunds.state, 'done')))
      .orderBy(desc(order_refunds.id))
      .limit(1)
    if (!refund) return undefined
    const seller = await loadSeller(tx, channel.id, channel.name)
    const papers = await findPapersUrl(tx, { channel, config }, row)
    return createRefundMail(await loadOrder(tx, row, now), seller, refund, papers)
  },
}
