import { eq } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { lockOrder } from './lock-order.ts'
import { type Doer, recordOrderEvent } from './record-order-event.ts'

interface Scope {
  db: Db
  channel: { id: number }
  now: Date
}

/** Keeps a note of the staff among themselves. No shopper reads it. @throws ApiError 404 */
export function writeStaffMemo(
  { db, channel, now }: Scope,
  doer: Doer,
  id: number,
  staff_memo: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockOrder(tx, channel.id, id)
    if (row.staff_memo === staff_memo) return
    await tx.update(orders).set({ staff_memo }).where(eq(orders.id, id))
    await recordOrderEvent(tx, row, { doer, now, kind: 'memo' })
  })
}
