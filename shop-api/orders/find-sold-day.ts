import { eq, max } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { order_parcels } from '#shop-api/db/schema/order-work.ts'
import { type JapanDay, toJapanDay } from '#src/rules/date/japan-time.ts'
import type { OrderRow } from './load-order.ts'

/** The day in Japan an order was handed over: when its last parcel left, else when it was ordered. */
export async function findSoldDay(
  db: Db | Tx,
  { id, ordered_at }: Pick<OrderRow, 'id' | 'ordered_at'>,
): Promise<JapanDay> {
  const [sent] = await db
    .select({ at: max(order_parcels.shipped_at) })
    .from(order_parcels)
    .where(eq(order_parcels.order_id, id))
  return toJapanDay(sent?.at ?? ordered_at)
}
