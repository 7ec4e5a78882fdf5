import type { Db, Tx } from '#shop-api/db/db.ts'
import { settings } from '#shop-api/db/schema/channels.ts'
import { loadSettings } from '#shop-api/channels/load-settings.ts'
import { lockEditing } from '#shop-api/publishing/lock-editing.ts'
import type { SavingScope } from './edited-kind.ts'
import { recordSave } from './record-save.ts'

const IS_USE = 'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE'
const IS_SELLING = 'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'

/** Whether a shop sells at the moment (behaviour 1.5). */
export async function isSelling(db: Db | Tx, channel: { id: number; name: string }): Promise<boolean> {
  const set = await loadSettings(db, channel)
  return !set[IS_USE] || set[IS_SELLING]
}

/** Stops selling for a while, or resumes. The shop's publisher is told, because every page shows it. */
export async function switchSelling(
  db: Db,
  scope: SavingScope & { channel: string },
  is_selling: boolean,
): Promise<void> {
  const { channel_id, channel } = scope
  await db.transaction(async (tx) => {
    await lockEditing(tx, channel_id)
    const before = { is_selling: await isSelling(tx, { id: channel_id, name: channel }) }
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
    const changed = [{ type: 'settings', key: IS_SELLING, action: 'updated' }] as const
    await recordSave(tx, scope, { kind: 'selling', things: [{ before, after: { is_selling } }], changed })
  })
}
