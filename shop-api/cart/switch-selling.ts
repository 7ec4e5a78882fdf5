import type { Db } from '#shop-api/db/db.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { settings } from '#shop-api/db/schema/channels.ts'
import { loadSellingTerms } from './load-selling-terms.ts'

const IS_USE = 'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE'
const IS_SELLING = 'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'

/** Whether a shop sells at the moment (behaviour 1.5). */
export async function isSelling(db: Db, channel_id: number): Promise<boolean> {
  return (await loadSellingTerms(db, channel_id)).is_selling
}

/** Stops selling for a while, or resumes. The shop's publisher is told, because every page shows it. */
export async function switchSelling(
  db: Db,
  { channel_id, is_selling, now }: { channel_id: number; is_selling: boolean; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    // The switch has an effect once it was used; a shop that always sells needs no row.
    for (const [key, value] of [
      [IS_USE, true],
      [IS_SELLING, is_selling],
    ] as const) {
      await tx
        .insert(settings)
        .values({ channel_id, key, value })
        .onConflictDoUpdate({ target: [settings.channel_id, settings.key], set: { value } })
    }
    await recordChange(tx, {
      channel_id,
      changed: [{ type: 'settings', key: IS_SELLING, action: 'updated' }],
      now,
    })
  })
}
