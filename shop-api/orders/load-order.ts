import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Order } from '#contract/shapes/order.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { order_memos } from '#shop-api/db/schema/order-records.ts'
import { order_lines, order_shippings, orders } from '#shop-api/db/schema/selling.ts'
import { findGiftOfOrder } from './gift-status.ts'
import { loadParcels } from './load-parcels.ts'
import { toOrder } from './to-order.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'

export type OrderRow = typeof orders.$inferSelect

/** Whose order is meant: a member's own, or that of somebody with the mail and its token (behaviour 7.4). */
export type OrderAccess = { user_id: number; id: number } | { order_no: string; token: string }

/** @throws ApiError 404 for an order that does not exist and for another's: the two cannot be told apart */
export async function requireOrderRow(
  db: Db | Tx,
  channel_id: number,
  access: OrderAccess,
): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.channel_id, channel_id), toCondition(access)))
  if (!row) throw notFound(NOT_FOUND.order)
  return row
}

function toCondition(access: OrderAccess): SQL | undefined {
  return 'token' in access
    ? and(eq(orders.order_no, access.order_no), eq(orders.token, access.token))
    : and(eq(orders.id, access.id), eq(orders.user_id, access.user_id))
}

/** An order with its lines, destinations and the member's note, and for a social gift how it stands. */
export async function loadOrder(db: Db | Tx, row: OrderRow, now: Date): Promise<Order> {
  const lines = await db
    .select()
    .from(order_lines)
    .where(eq(order_lines.order_id, row.id))
    .orderBy(asc(order_lines.position))
  const shippings = await db
    .select()
    .from(order_shippings)
    .where(eq(order_shippings.order_id, row.id))
    .orderBy(asc(order_shippings.position))
  const [memo] = await db
    .select({ id: order_memos.id, body: order_memos.body })
    .from(order_memos)
    .where(eq(order_memos.order_id, row.id))
  const gift = await findGiftOfOrder(db, row, now)
  const parcels = (await loadParcels(db, [row.id])).get(row.id) ?? []
  return toOrder(row, lines, shippings, { memo: memo ?? null, gift, parcels })
}
