import { eq } from 'drizzle-orm'
import type { HoldReason } from '#contract/shapes/admin-order.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import type { OrderRow } from './load-order.ts'
import { lockOrder } from './lock-order.ts'
import { type Doer, recordOrderEvent } from './record-order-event.ts'

/**
 * Holds an order: nothing of it leaves until somebody lets it go on. One that is held already stays so, for its first reason.
 * @throws ApiError 404
 */
export const holdOrder = (shop: Shop, doer: Doer, id: number, reason: HoldReason): Promise<OrderRow> =>
  shop.db.transaction(async (tx) => {
    const row = await lockOrder(tx, shop.channel.id, id)
    if (row.held_at !== null) return row
    return set(tx, shop, doer, row, reason)
  })

/**
 * Lets a held order go on; one that is not held is no error.
 * @param only_reason left out for the staff: whatever it was held for. Given, only an order held for this goes on
 * @throws ApiError 404
 */
export const releaseOrder = (
  shop: Shop,
  doer: Doer,
  id: number,
  only_reason?: HoldReason,
): Promise<OrderRow> =>
  shop.db.transaction(async (tx) => {
    const row = await lockOrder(tx, shop.channel.id, id)
    const isMeant = only_reason === undefined || row.hold_reason === only_reason
    return row.held_at === null || !isMeant ? row : set(tx, shop, doer, row, null)
  })

async function set(
  tx: Tx,
  { now }: Shop,
  doer: Doer,
  row: OrderRow,
  hold_reason: HoldReason | null,
): Promise<OrderRow> {
  const [changed] = await tx
    .update(orders)
    .set({ held_at: hold_reason === null ? null : now, hold_reason })
    .where(eq(orders.id, row.id))
    .returning()
  const kind = hold_reason === null ? 'released' : 'held'
  const told = hold_reason ?? row.hold_reason
  await recordOrderEvent(tx, changed!, { doer, now, kind, ...(told && { detail: { hold_reason: told } }) })
  return changed!
}
