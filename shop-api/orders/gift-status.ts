import type { SocialGift } from '#contract/shapes/social-gift.ts'
import { social_gifts } from '#shop-api/db/schema/gifts.ts'
import type { orders } from '#shop-api/db/schema/selling.ts'
import { eq } from 'drizzle-orm'
import type { Order } from '#contract/shapes/order.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'

export type GiftRow = typeof social_gifts.$inferSelect

/** What a gift has to know about its order. */
export type GiftOrder = Pick<typeof orders.$inferSelect, 'status' | 'cancelled_at'>

/**
 * How a gift stands: what its order says, and whether the recipient answered in time. The order of an unanswered gift
 * is voided after the deadline (`expire-gifts.ts`); both recipient and sender are told that it expired.
 */
export function toGiftStatus(
  gift: Pick<GiftRow, 'accepted_at' | 'expires_at'>,
  order: GiftOrder,
  now: Date,
): SocialGift['status'] {
  if (order.status === 'cancelled') return isVoidedLate(gift, order) ? 'expired' : 'cancelled'
  if (gift.accepted_at !== null)
    return order.status === 'shipped' || order.status === 'completed' ? 'shipped' : 'accepted'
  return gift.expires_at <= now ? 'expired' : 'waiting'
}

function isVoidedLate(
  { accepted_at, expires_at }: Pick<GiftRow, 'accepted_at' | 'expires_at'>,
  { cancelled_at }: GiftOrder,
): boolean {
  return accepted_at === null && cancelled_at !== null && cancelled_at >= expires_at
}

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
