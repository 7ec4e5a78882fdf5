import { and, asc, eq } from 'drizzle-orm'
import type { SocialGift, SocialGiftProduct, SocialGiftShipping } from '#contract/shapes/social-gift.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { social_gifts } from '#shop-api/db/schema/gifts.ts'
import { order_lines, order_shippings, orders } from '#shop-api/db/schema/selling.ts'
import { getDeliverySlotName, loadDeliverySlots } from '#shop-api/channels/load-delivery-slots.ts'
import { GIFT_ERRORS } from '#src/text/gift/gift-recipient.ts'
import { type GiftRow, toGiftStatus } from '#shop-api/orders/gift-status.ts'

export interface GiftScope {
  db: Db
  channel: { id: number; name: string }
  now: Date
}

export interface FoundGift {
  row: GiftRow
  gift: SocialGift
}

type GiftScopeIn<Where> = Omit<GiftScope, 'db'> & { db: Where }

/**
 * The gift of a link. Says nothing of its price to anybody.
 * @throws ApiError 404 for a link that is none of this shop's
 */
export async function findGift(
  { db, channel, now }: GiftScopeIn<Db | Tx>,
  token: string,
): Promise<FoundGift> {
  const [found] = await db
    .select({ row: social_gifts, order: { status: orders.status, cancelled_at: orders.cancelled_at } })
    .from(social_gifts)
    .innerJoin(orders, eq(orders.id, social_gifts.order_id))
    .where(and(eq(social_gifts.channel_id, channel.id), eq(social_gifts.token, token)))
  if (!found) throw notFound(GIFT_ERRORS.not_found)
  const { row, order } = found
  const { sender_name, receiver_name, message } = row
  const gift: SocialGift = {
    sender_name,
    receiver_name,
    message,
    expires_at: row.expires_at.toISOString(),
    status: toGiftStatus(row, order, now),
  }
  return { row, gift }
}

/** A gift that waits for its recipient's answer. @throws ApiError 404; 422 with what became of it otherwise */
export async function requireOpenGift(scope: GiftScopeIn<Db | Tx>, token: string): Promise<FoundGift> {
  const found = await findGift(scope, token)
  const { status } = found.gift
  if (status === 'expired') throw refuseGift('social_gift.expired')
  if (status === 'cancelled') throw refuseGift('social_gift.cancelled')
  if (status !== 'waiting') throw refuseGift('social_gift.already_accepted')
  return found
}

/** What is in it, without prices. */
export async function listGiftProducts(db: Db, { order_id }: GiftRow): Promise<SocialGiftProduct[]> {
  const lines = await db
    .select({ line: order_lines.line })
    .from(order_lines)
    .where(eq(order_lines.order_id, order_id))
    .orderBy(asc(order_lines.position))
  return lines.map(({ line: { product_info, product_name, quantity } }) => ({
    product_info,
    product_name,
    quantity,
  }))
}

/** Where and when it comes. @param isRecipient others who have the link, the sender first, read nothing of it */
export async function toGiftShipping(
  db: Db | Tx,
  row: GiftRow,
  isRecipient: boolean,
): Promise<SocialGiftShipping> {
  const id = await findOrderShippingId(db, row)
  if (!isRecipient) {
    return { id, address: null, delivery_at: null, delivery_timezone: null, delivery_timezone_key: null }
  }
  const { address, delivery_at, delivery_timezone_key } = row
  const slots = await loadDeliverySlots(db, row.channel_id)
  const delivery_timezone = getDeliverySlotName(slots, delivery_timezone_key) ?? null
  return { id, address, delivery_at, delivery_timezone, delivery_timezone_key }
}

export async function findOrderShippingId(db: Db | Tx, { order_id }: GiftRow): Promise<number> {
  const [shipping] = await db
    .select({ id: order_shippings.id })
    .from(order_shippings)
    .where(eq(order_shippings.order_id, order_id))
    .limit(1)
  if (!shipping) throw new Error(`Order ${order_id} of a gift has no destination`)
  return shipping.id
}

export function refuseGift(code: Exclude<keyof typeof GIFT_ERRORS, 'not_found'>) {
  return refused(code, GIFT_ERRORS[code])
}
