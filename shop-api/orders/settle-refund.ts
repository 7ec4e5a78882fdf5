import { and, asc, eq, sql } from 'drizzle-orm'
import { shrinkEarned } from '#shop-api/benefits/earn-points.ts'
import { refundPoints, returnCoupons } from '#shop-api/benefits/return-benefits.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { order_events, order_refunds } from '#shop-api/db/schema/order-work.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { createRefundMail } from '#shop-api/mail/refund-mail.ts'
import { askToRefund } from '#shop-api/payment/ask-provider.ts'
import type { RefundOutcome } from '#payment/provider.ts'
import { toKnownPayment } from '#shop-api/payment/known-payment.ts'
import { countPieces } from './count-pieces.ts'
import { findPapersUrl } from './find-papers-url.ts'
import { makeReturnInvoice } from './make-return-invoice.ts'
import { loadOrder, type OrderRow } from './load-order.ts'
import { recordOrderEvent } from './record-order-event.ts'
import { settleShipping } from './settle-shipping.ts'
import { returnStock } from './stock.ts'

type RefundRow = typeof order_refunds.$inferSelect
type Scope = Pick<Shop, 'db' | 'channel' | 'now' | 'payments' | 'config'>

/**
 * Asks the provider to pay back, where the money came from it, and takes its answer into the database, once: points,
 * stock, status, history and mail go with it. Safe to repeat after a crash at any moment.
 */
export async function settleRefund(shop: Scope, refund_id: number): Promise<RefundRow['state']> {
  const [found] = await shop.db
    .select({ refund: order_refunds, order: orders })
    .from(order_refunds)
    .innerJoin(orders, eq(orders.id, order_refunds.order_id))
    .where(eq(order_refunds.id, refund_id))
  if (!found) throw new Error(`There is no refund ${refund_id}`)
  if (found.refund.state !== 'asked') return found.refund.state
  const outcome = await askForMoney(shop, found.refund, found.order)
  if (outcome.result === 'unknown') return 'asked'
  return shop.db.transaction(async (tx) => {
    // The order first, as everybody does.
    const [row] = await tx.select().from(orders).where(eq(orders.id, found.order.id)).for('update')
    const isDone = outcome.result === 'refunded'
    const [refund] = await tx
      .update(order_refunds)
      .set({
        state: isDone ? 'done' : 'refused',
        reference: isDone ? outcome.reference : null,
        settled_at: shop.now,
      })
      .where(and(eq(order_refunds.id, refund_id), eq(order_refunds.state, 'asked')))
      .returning()
    // Another process was faster.
    if (!row || !refund) return isDone ? 'done' : 'refused'
    const taken_point = isDone ? await giveBack(tx, shop, row, refund) : undefined
    const { by, actor, amount, point, reason } = refund
    await recordOrderEvent(tx, await settleShipping(tx, shop, row), {
      doer: { by },
      actor,
      now: shop.now,
      kind: isDone ? 'refunded' : 'refund_refused',
      detail: { amount, point, reason, ...(taken_point !== undefined && { taken_point }) },
    })
    return refund.state
  })
}

/** Refunds nobody knows the end of: asked again at start and every minute, until the provider says. */
export async function settleRefunds({ db, now, payments, config }: Omit<Scope, 'channel'>): Promise<void> {
  const open = await db
    .select({ id: order_refunds.id, channel: { id: channels.id, name: channels.name } })
    .from(order_refunds)
    .innerJoin(orders, eq(orders.id, order_refunds.order_id))
    .innerJoin(channels, eq(channels.id, orders.channel_id))
    .where(eq(order_refunds.state, 'asked'))
    .orderBy(asc(order_refunds.id))
  for (const { id, channel } of open) await settleRefund({ db, now, payments, channel, config }, id)
}

/** What no provider gives back the shop transfers; that is done when it is written down. */
async function askForMoney(
  { db, channel, payments }: Scope,
  { id, method, amount, request_key }: RefundRow,
  { cart_id, order_detail }: OrderRow,
): Promise<RefundOutcome> {
  if (method !== 'card') return { result: 'refunded', reference: '' }
  const [charge] = await db
    .select()
    .from(payment_attempts)
    .where(and(eq(payment_attempts.cart_id, cart_id), sql`${payment_attempts.reference} is not null`))
  // Its order was cancelled meanwhile, which set the whole charge free.
  if (!charge || charge.state !== 'approved') return { result: 'refused' }
  const refund_key = `refund-${id}-${request_key}`
  const provider = payments.named(channel.name, charge.provider)?.provider
  return askToRefund(provider, toKnownPayment(charge, order_detail.orderer), { refund_key, amount })
}

/**
 * In the order in which a decision takes: points, coupons, stock.
 * @returns points of those the order brings that were taken back; undefined where it brings none
 */
async function giveBack(
  tx: Tx,
  { channel, now, config }: Scope,
  row: OrderRow,
  refund: RefundRow,
): Promise<number | undefined> {
  const order = { channel_id: channel.id, order_no: row.order_no, now }
  const { amount, point } = refund
  await refundPoints(tx, order, point)
  const whole = row.total_payment + row.order_detail.used_point
  const before = await sumBefore(tx, refund)
  const earlier = await sumShrunk(tx, row)
  // What was refunded before it was noted how many points went with it is no part of the whole.
  const taken_point =
    row.status === 'cancelled'
      ? undefined
      : await shrinkEarned(tx, order, {
          whole: Math.max(1, whole - before + earlier.refunded),
          refunded: earlier.refunded + amount + point,
          taken: earlier.taken,
        })
  if (before + amount + point >= whole) await returnCoupons(tx, order)
  await makeReturnInvoice(tx, { channel, now }, row, refund)
  // A cancellation put every piece back.
  if (refund.is_restocked && row.status !== 'cancelled') await restock(tx, order.channel_id, refund, now)
  if (refund.is_told) {
    const seller = await loadSeller(tx, channel.id, channel.name)
    const papers = await findPapersUrl(tx, { channel, config }, row)
    const mail = await createRefundMail(await loadOrder(tx, row, now), seller, refund, papers)
    const topic = `order-refunded:${channel.name}:${row.order_no}:${refund.id}`
    if (mail) await queueMail(tx, { channel_id: channel.id, topic, mail, now, order_id: row.id })
  }
  return taken_point
}

/** Earlier refunds of which it is noted how many of the order's points were taken back for them, and how many those were. */
async function sumShrunk(tx: Tx, { id }: OrderRow): Promise<{ refunded: number; taken: number }> {
  const events = await tx
    .select({ detail: order_events.detail })
    .from(order_events)
    .where(and(eq(order_events.order_id, id), eq(order_events.kind, 'refunded')))
  return events.reduce(
    (sum, { detail: { amount = 0, point = 0, taken_point } }) =>
      taken_point === undefined
        ? sum
        : { refunded: sum.refunded + amount + point, taken: sum.taken + taken_point },
    { refunded: 0, taken: 0 },
  )
}

/** What earlier refunds gave back. */
async function sumBefore(tx: Tx, { id, order_id }: RefundRow): Promise<number> {
  const rows = await tx
    .select({ amount: order_refunds.amount, point: order_refunds.point })
    .from(order_refunds)
    .where(
      and(
        eq(order_refunds.order_id, order_id),
        eq(order_refunds.state, 'done'),
        sql`${order_refunds.id} <> ${id}`,
      ),
    )
  return rows.reduce((all, { amount, point }) => all + amount + point, 0)
}

async function restock(tx: Tx, channel_id: number, { order_id, lines }: RefundRow, now: Date): Promise<void> {
  const ordered = await countPieces(tx, order_id)
  const pieces = lines
    .map(({ line_id, quantity }) => ({
      product_id: ordered.find(({ id }) => id === line_id)?.product_id ?? 0,
      quantity,
    }))
    .sort((a, b) => a.product_id - b.product_id)
  await returnStock(tx, { channel_id, now }, pieces)
}
