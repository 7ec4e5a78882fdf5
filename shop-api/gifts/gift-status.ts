import type { SocialGift } from '#contract/shapes/social-gift.ts'
import type { OrderStatus } from '#contract/shapes/order.ts'
import type { social_gifts } from '#shop-api/db/schema/gifts.ts'

export type GiftRow = typeof social_gifts.$inferSelect

/** How a gift stands: what its order says comes first, then whether the recipient answered in time. */
export function toGiftStatus(
  gift: Pick<GiftRow, 'accepted_at' | 'expires_at'>,
  order: OrderStatus,
  now: Date,
): SocialGift['status'] {
  if (order === 'cancelled') return 'cancelled'
  if (gift.accepted_at !== null) return order === 'shipped' || order === 'completed' ? 'shipped' : 'accepted'
  return gift.expires_at <= now ? 'expired' : 'waiting'
}
