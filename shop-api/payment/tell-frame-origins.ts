import { and, eq } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { channels, settings } from '#shop-api/db/schema/channels.ts'
import type { Payments } from './payment-provider.ts'

const KEY = 'PAYMENT.FRAME_ORIGINS'

/**
 * Stores in the settings of every shop which origin its card frames come from, because a published page allows only
 * that one. When it changed since the last start, the change is in the feed, so publishers make the pages again.
 */
export async function tellFrameOrigins(db: Db, { card }: Payments, now: Date): Promise<void> {
  const frame_url = card?.settings.frame_url
  const value = frame_url ? new URL(frame_url).origin : ''
  for (const { id: channel_id } of await db.select({ id: channels.id }).from(channels)) {
    await db.transaction(async (tx) => {
      const [told] = await tx
        .select({ value: settings.value })
        .from(settings)
        .where(and(eq(settings.channel_id, channel_id), eq(settings.key, KEY)))
      if ((told?.value ?? '') === value) return
      await tx
        .insert(settings)
        .values({ channel_id, key: KEY, value })
        .onConflictDoUpdate({ target: [settings.channel_id, settings.key], set: { value } })
      await recordChange(tx, {
        channel_id,
        changed: [{ type: 'settings', key: KEY, action: 'updated' }],
        now,
        keeps_counts: true,
      })
    })
  }
}
