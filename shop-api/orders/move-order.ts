import { eq } from 'drizzle-orm'
import type { OrderStatus } from '#contract/shapes/order.ts'
import { earnPoints } from '#shop-api/benefits/earn-points.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { CANCELLED_BY_SHOP, ORDER_ERRORS } from '#src/text/order/order-errors.ts'
import { cancelOrder } from './cancel-order.ts'
import type { OrderRow } from './load-order.ts'
import { lockOrder } from './lock-order.ts'
import { listNextStatuses } from './order-moves.ts'
import { payOrder } from './pay-order.ts'
import { type Doer, recordOrderEvent } from './record-order-event.ts'
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
      status === 'shipped' ? await shipTheRest(tx, shop, doer, row) : await set(tx, shop, doer, row, status)
    await earnPoints(tx, { channel_id: channel.id, order_no: row.order_no, status, now })
    return moved
  })
}

async function set(tx: Tx, shop: Shop, doer: Doer, row: OrderRow, status: OrderStatus): Promise<OrderRow> {
  if (status === 'paid') return payOrder(tx, shop, row, { doer })
  const [moved] = await tx.update(orders).set({ status }).where(eq(orders.id, row.id)).returning()
  await recordOrderEvent(tx, moved!, { doer, now: shop.now, kind: 'moved' })
  return moved!
}
