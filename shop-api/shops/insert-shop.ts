import type { Company } from '#contract/shapes/settings.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { channels, companies, settings } from '#shop-api/db/schema/channels.ts'
import { insertSelling, type ShippingFeesInput } from '#shop-api/cart/insert-selling.ts'

/** What every shop has before its goods. */
export interface ShopGround {
  channel: string
  /** By key, as `GET /v1/settings/front` answers them. */
  settings: Record<string, string | number | boolean | null>
  company: Company
  shipping_fees: ShippingFeesInput
  /** Lines that name its bank account; null: it takes neither bank transfer nor cash on delivery yet. */
  account: string | null
  takes_cards?: boolean | undefined
  keycode_hash?: string | null
}

/**
 * Inserts a channel and the rows without which no shop can be read. The caller's transaction makes it all or nothing, and
 * records that the channel is there.
 * @returns the channel's id; undefined, and nothing is inserted, when there is such a channel already
 */
export async function insertShop(tx: Tx, ground: ShopGround, now: Date): Promise<number | undefined> {
  const { channel: name, keycode_hash = null } = ground
  const [channel] = await tx
    .insert(channels)
    .values({ name, created_at: now, scheduled_until: now, keycode_hash })
    .onConflictDoNothing()
    .returning({ id: channels.id })
  if (!channel) return undefined
  const channel_id = channel.id
  await tx
    .insert(settings)
    .values(Object.entries(ground.settings).map(([key, value]) => ({ channel_id, key, value })))
  await tx.insert(companies).values({ channel_id, ...ground.company })
  await insertSelling(tx, channel_id, ground)
  return channel_id
}
