import type { SocialGift } from '#contract/shapes/social-gift.ts'
import type { social_gifts } from '#shop-api/db/schema/gifts.ts'
import type { orders } from '#shop-api/db/schema/selling.ts'

export type GiftRow = typeof social_gifts.$inferSelect

/** What a gift has to know of its order. */
export type GiftOrder = Pick<typeof orders.$inferSelect, 'status' | 'cancelled_at'>

/**
 * How a gift stands: what its order says, and whether the recipient answered in time. The order of a gift nobody
 * answered is voided after the deadline (`expire-gifts.ts`): what its recipient and its sender are told is that it was late.
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
