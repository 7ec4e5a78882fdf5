import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Orderer } from '#contract/shapes/cart.ts'
import { SETTING_DEFAULTS } from '#shop-api/channels/load-settings.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { settings } from '#shop-api/db/schema/channels.ts'
import { social_gifts } from '#shop-api/db/schema/gifts.ts'
import type { GiftRow } from '#shop-api/orders/gift-status.ts'

interface NewGift {
  channel_id: number
  order_id: number
  orderer: Orderer
  receiver: { receiver_name: string; message: string }
  now: Date
}

/** Opens the gift of an order that was just placed, with a link nobody can guess. */
export async function createGift(
  tx: Tx,
  { channel_id, order_id, orderer, receiver, now }: NewGift,
): Promise<GiftRow> {
  const [gift] = await tx
    .insert(social_gifts)
    .values({
      channel_id,
      order_id,
      token: randomBytes(24).toString('base64url'),
      sender_name: orderer.company_name ?? `${orderer.last_name} ${orderer.first_name}`,
      ...receiver,
      expires_at: await toDeadline(tx, channel_id, now),
    })
    .returning()
  if (!gift) throw new Error(`The gift of order ${order_id} was not stored`)
  return gift
}

async function toDeadline(tx: Tx, channel_id: number, now: Date): Promise<Date> {
  const key = 'PLUGIN.SOCIAL_GIFT.DEADLINE_DAYS'
  const [row] = await tx
    .select({ value: settings.value })
    .from(settings)
    .where(and(eq(settings.channel_id, channel_id), eq(settings.key, key)))
  const days = typeof row?.value === 'number' && row.value > 0 ? row.value : SETTING_DEFAULTS[key]
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
}
