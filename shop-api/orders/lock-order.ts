import { and, eq } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'
import type { OrderRow } from './load-order.ts'

/** An order of the shop, held until the transaction ends: whatever else is done to it waits. @throws ApiError 404 */
export async function lockOrder(tx: Tx, channel_id: number, id: number): Promise<OrderRow> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.channel_id, channel_id), eq(orders.id, id)))
    .for('update')
  if (!row) throw notFound(NOT_FOUND.order)
  return row
}
