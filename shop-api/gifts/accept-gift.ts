import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { SocialGiftInputSchema, SocialGiftShipping } from '#contract/shapes/social-gift.ts'
import { social_gifts } from '#shop-api/db/schema/gifts.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { findGift, refuseGift, requireOpenGift, toGiftShipping, type GiftScope } from './find-gift.ts'
import { checkGiftDelivery } from './gift-delivery.ts'
import { findShipBy } from '#shop-api/orders/ship-by.ts'
import type { GiftRow } from '#shop-api/orders/gift-status.ts'

/**
 * Takes in where and when a gift shall come, once. The very same answer sent again is answered the same; any other is
 * refused. Who answered first stays the recipient: to know an address is not to live there.
 *
 * @param recipient_hash of what the recipient's browser holds, to read it again
 */
export function acceptGift(
  scope: GiftScope,
  token: string,
  input: z.output<typeof SocialGiftInputSchema>,
  recipient_hash: string,
): Promise<SocialGiftShipping> {
  const { delivery_at, delivery_timezone_key, delivery_timezone: _shown, ...address } = input
  const answer = { address, delivery_at, delivery_timezone_key }
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const { row: seen } = await findGift(inside, token)
    // Locks the order first, as a cancellation does, then the gift.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, seen.order_id)).for('update')
    const { row } = await findGift(inside, token)
    if (row.accepted_at !== null && isSame(row, answer)) {
      return toGiftShipping(tx, row, true)
    }
    await requireOpenGift(inside, token)
    await checkGiftDelivery(inside, { prefecture: address.prefecture, delivery_at, delivery_timezone_key })
    const [accepted] = await tx
      .update(social_gifts)
      .set({ ...answer, accepted_at: scope.now, recipient_hash })
      .where(eq(social_gifts.id, row.id))
      .returning()
    if (!accepted) throw refuseGift('social_gift.already_accepted')
    const wishes = [{ prefecture: address.prefecture, delivery_date: delivery_at }]
    const ship_by = await findShipBy(tx, { channel_id: scope.channel.id, now: scope.now }, wishes)
    await tx.update(orders).set({ ship_by }).where(eq(orders.id, row.order_id))
    return toGiftShipping(tx, accepted, true)
  })
}

type Answer = Pick<GiftRow, 'address' | 'delivery_at' | 'delivery_timezone_key'>

function isSame({ address, delivery_at, delivery_timezone_key }: Answer, given: Answer): boolean {
  return isDeepStrictEqual({ address, delivery_at, delivery_timezone_key }, given)
}
