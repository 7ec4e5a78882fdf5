import { and, asc, eq } from 'drizzle-orm'
import type { OrderEvent } from '#contract/shapes/admin-order.ts'
import { earnPoints, takeBackToPromise } from '#shop-api/benefits/earn-points.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { order_shippings, orders } from '#shop-api/db/schema/selling.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import type { OrderRow } from './load-order.ts'
import { type Doer, recordOrderEvent } from './record-order-event.ts'
import { findShipBy } from './ship-by.ts'
import { writePaidMail } from './write-paid-mail.ts'

interface Payment {
  doer: Doer
  /** When its money was there; left out for now. */
  paid_at?: Date
  /** What else its history says. */
  detail?: OrderEvent['detail']
}

/**
 * Notes that an order's money is there, and tells the orderer: once, however often it is noted and taken back. The caller holds
 * its row and knows that the money was awaited.
 */
export async function payOrder(
  tx: Tx,
  { channel, now }: Pick<Shop, 'channel' | 'now'>,
  row: OrderRow,
  { doer, paid_at = now, detail = {} }: Payment,
): Promise<OrderRow> {
  const ship_by = await findLaterDay(tx, row, now)
  const [paid] = await tx
    .update(orders)
    .set({ status: 'paid', paid_at, ship_by })
    .where(eq(orders.id, row.id))
    .returning()
  await recordOrderEvent(tx, paid!, { doer, now, kind: 'moved', detail })
  await earnPoints(tx, { channel_id: channel.id, order_no: row.order_no, status: 'paid', now })
  const mail = await writePaidMail(tx, { channel, now }, paid!)
  const topic = `order-paid:${channel.name}:${row.order_no}`
  if (mail) await queueMail(tx, { channel_id: channel.id, topic, mail, now, order_id: row.id })
  return paid!
}

/** Takes that back: the order waits for its money again. The caller holds its row and knows that it has not left. */
export async function unpayOrder(
  tx: Tx,
  { channel, now }: Pick<Shop, 'channel' | 'now'>,
  row: OrderRow,
  { doer, detail = {} }: Payment,
): Promise<void> {
  const [unpaid] = await tx
    .update(orders)
    .set({ status: 'awaiting_payment', paid_at: null })
    .where(eq(orders.id, row.id))
    .returning()
  await recordOrderEvent(tx, unpaid!, { doer, now, kind: 'moved', detail })
  await takeBackToPromise(tx, { channel_id: channel.id, order_no: row.order_no, now })
}

/** Money that came late moves the day a parcel can leave. */
async function findLaterDay(tx: Tx, { id, channel_id, ship_by }: OrderRow, now: Date) {
  const shippings = await tx
    .select()
    .from(order_shippings)
    .where(and(eq(order_shippings.order_id, id)))
    .orderBy(asc(order_shippings.position))
  const wishes = shippings.flatMap(({ shipping, packings }) =>
    packings.flatMap(({ delivery_date }) =>
      shipping.address ? [{ prefecture: shipping.address.prefecture, delivery_date }] : [],
    ),
  )
  return (await findShipBy(tx, { channel_id, now }, wishes)) ?? ship_by
}
