import { eq } from 'drizzle-orm'
import { earnPoints } from '#shop-api/benefits/earn-points.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { countPieces } from './count-pieces.ts'
import { findInvoiceOrder } from './find-invoice-order.ts'
import type { OrderRow } from './load-order.ts'
import { canShip } from './order-moves.ts'

/**
 * Sets an order's status by what has left: all of what is to leave, or a part. Nothing that left, nothing changes.
 * The caller holds the order.
 */
export async function settleShipping(
  tx: Tx,
  { channel, now }: Pick<Shop, 'channel' | 'now'>,
  row: OrderRow,
): Promise<OrderRow> {
  if (!canShip(row.status)) return row
  const lines = await countPieces(tx, row.id)
  if (lines.every(({ shipped }) => shipped === 0)) return row
  const status = lines.some(({ unsent }) => unsent > 0) ? 'partly_shipped' : 'shipped'
  if (status === row.status) return row
  // What is paid at the door is paid with the last parcel, what is invoiced when its invoice is.
  const isPaid = status === 'shipped' && !(await findInvoiceOrder(tx, row.id))
  const paid_at = isPaid ? (row.paid_at ?? now) : row.paid_at
  const [moved] = await tx.update(orders).set({ status, paid_at }).where(eq(orders.id, row.id)).returning()
  await earnPoints(tx, { channel_id: channel.id, order_no: row.order_no, status, now })
  return moved!
}
