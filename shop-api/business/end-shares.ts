import { eq } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { order_lists } from '#shop-api/db/schema/order-lists.ts'

/** What a member shared with the colleagues of one company is not shared with those of the next, which they join now. */
export async function endShares(tx: Tx, user_id: number): Promise<void> {
  await tx.update(order_lists).set({ is_shared: false }).where(eq(order_lists.user_id, user_id))
}
