import { and, asc, eq } from 'drizzle-orm'
import type { OrderStatus } from '#contract/shapes/order.ts'
import { earnPoints } from '#shop-api/benefits/earn-points.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { order_shippings, orders } from '#shop-api/db/schema/selling.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { CANCELLED_BY_SHOP, ORDER_ERRORS } from '#src/text/order/order-errors.ts'
import { cancelOrder } from './cancel-order.ts'
import type { OrderRow } from './load-order.ts'
import { lockOrder } from './lock-order.ts'
import { listNextStatuses } from './order-moves.ts'
import { type Doer, recordOrderEvent } from './record-order-event.ts'
import { findShipBy } from './ship-by.ts'
import { shipTheRest } from './ship-parcel.ts'

interface Move {
  status: OrderStatus
  /** Of a cancellation. */
  reason?: string | undefined
}

/**
 * Moves an order on for the shop's staff. The orderer gets a mail when it leaves, and when it is cancelled.
 * @throws ApiError 404; 422 `order.status.not_next` when somebody moved it meanwhile
 */
export async function moveOrder(
  shop: Shop,
  doer: Doer,
  id: number,
  { status, reason = CANCELLED_BY_SHOP }: Move,
): Promise<OrderRow> {
  const { db, channel, now } = shop
  if (status === 'cancelled') await cancelOrder(shop, { user_id: null, doer, id, reason })
  return db.transaction(async (tx) => {
    const row = await lockOrder(tx, channel.id, id)
    if (row.status === status) return row
    if (!listNextStatuses(row.status).includes(status))
      throw refused('order.status.not_next', ORDER_ERRORS['order.status.not_next'])
    const moved =
      status === 'shipped' ? await shipTheRest(tx, shop, doer, row) : await set(tx, shop, row, status)
    if (status !== 'shipped') await recordOrderEvent(tx, moved, { doer, now, kind: 'moved' })
    await earnPoints(tx, { channel_id: channel.id, order_no: row.order_no, status, now })
    return moved
  })
}

async function set(tx: Tx, { now }: Shop, row: OrderRow, status: OrderStatus): Promise<OrderRow> {
  const paid = status === 'paid' ? { paid_at: now, ship_by: await findLaterDay(tx, row, now) } : {}
  const [moved] = await tx
    .update(orders)
    .set({ status, ...paid })
    .where(eq(orders.id, row.id))
    .returning()
  return moved!
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
