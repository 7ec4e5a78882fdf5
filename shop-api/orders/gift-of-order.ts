import { eq } from 'drizzle-orm'
import type { Order } from '#contract/shapes/order.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { social_gifts } from '#shop-api/db/schema/gifts.ts'
import { toGiftStatus, type GiftOrder, type GiftRow } from './gift-status.ts'

/** The gift of an order as its sender may see it: the link to pass on and how it stands, never the address. */
export async function findGiftOfOrder(
  db: Db | Tx,
  order: GiftOrder & { id: number },
  now: Date,
): Promise<Order['social_gift']> {
  const [row] = await db.select().from(social_gifts).where(eq(social_gifts.order_id, order.id))
  return row && toGiftOfOrder(row, order, now)
}

export function toGiftOfOrder(row: GiftRow, order: GiftOrder, now: Date): NonNullable<Order['social_gift']> {
  const { token, receiver_name, message, expires_at } = row
  return {
    token,
    receiver_name,
    message,
    expires_at: expires_at.toISOString(),
    status: toGiftStatus(row, order, now),
  }
}
