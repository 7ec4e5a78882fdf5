import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { social_gifts } from '#shop-api/db/schema/gifts.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { createExpiredGiftMail } from '#shop-api/mail/expired-gift-mail.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { voidOrder } from '#shop-api/orders/void-order.ts'
import { recordOrderEvent, THE_SHOP } from '#shop-api/orders/record-order-event.ts'
import { listCancellableStatuses } from '#shop-api/orders/order-moves.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import { setChargesFree } from '#shop-api/orders/set-charges-free.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { EXPIRED_GIFT_MAIL } from '#src/text/gift/expired-gift-mail.ts'

/**
 * Ends gifts nobody answered in time: their orders are voided with everything they took, the card is set free, and the sender
 * hears of it, once however often and by however many processes this runs. Run at start and every minute.
 *
 * @returns how many gifts ended
 * @throws AggregateError after the others were seen to, when some could not be; they are tried again next time
 */
export async function expireGifts(shop: Omit<Shop, 'channel'>): Promise<number> {
  const { db, now } = shop
  const due = await db
    .select({ order_id: orders.id, channel: { id: channels.id, name: channels.name } })
    .from(social_gifts)
    .innerJoin(orders, eq(orders.id, social_gifts.order_id))
    .innerJoin(channels, eq(channels.id, social_gifts.channel_id))
    .where(and(isDue(now), inArray(orders.status, listCancellableStatuses())))
  // One after another: each takes its own locks, and one that fails must not stop the others.
  const results: PromiseSettledResult<boolean>[] = []
  for (const { order_id, channel } of due)
    results.push(...(await Promise.allSettled([expireGift({ ...shop, channel }, order_id)])))
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} gifts did not end`)
  return results.filter((result) => result.status === 'fulfilled' && result.value).length
}

async function expireGift(shop: Shop, order_id: number): Promise<boolean> {
  const cart_id = await shop.db.transaction((tx) => endLateGift(tx, shop, order_id))
  if (cart_id === null) return false
  // The background work asks again while the provider is away.
  await setChargesFree(shop, cart_id).catch(() => undefined)
  return true
}

/** @returns the cart that was paid; null when another process was faster, or the recipient was */
async function endLateGift(tx: Tx, { channel, now }: Shop, order_id: number): Promise<number | null> {
  // Locks the order first, as an answer and a cancellation do, then the gift.
  const [row] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
  const [gift] = await tx
    .select()
    .from(social_gifts)
    .where(and(isDue(now), eq(social_gifts.order_id, order_id)))
  if (!row || !gift || !listCancellableStatuses().includes(row.status)) return null
  const { order, charged } = await voidOrder(tx, { channel, now }, row, EXPIRED_GIFT_MAIL.reason)
  const event = {
    doer: THE_SHOP,
    now,
    kind: 'cancelled',
    detail: { reason: EXPIRED_GIFT_MAIL.reason },
  } as const
  await recordOrderEvent(tx, { ...row, status: 'cancelled' }, event)
  const seller = await loadSeller(tx, channel.id, channel.name)
  const mail = await createExpiredGiftMail(order, seller, { receiver_name: gift.receiver_name, charged })
  const topic = `gift-expired:${channel.name}:${row.order_no}`
  if (mail) await queueMail(tx, { channel_id: channel.id, topic, mail, now, order_id })
  return row.cart_id
}

function isDue(now: Date) {
  return and(isNull(social_gifts.accepted_at), lte(social_gifts.expires_at, now))
}
