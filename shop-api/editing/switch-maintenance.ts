import { eq } from 'drizzle-orm'
import type { MaintenanceInput } from '#contract/shapes/admin-site.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { channels, type Maintenance } from '#shop-api/db/schema/channels.ts'
import { lockEditing } from '#shop-api/publishing/lock-editing.ts'
import type { SavingScope } from './edited-kind.ts'
import { recordSave } from './record-save.ts'
import { requireVersion } from './require-version.ts'

interface State {
  maintenance: Maintenance | null
  version: number
}

export async function readMaintenance(db: Db | Tx, channel_id: number): Promise<State> {
  const [row] = await db
    .select({ maintenance: channels.maintenance, version: channels.maintenance_version })
    .from(channels)
    .where(eq(channels.id, channel_id))
  return row ?? { maintenance: null, version: 0 }
}

/**
 * Closes a shop for maintenance or opens it. No published page changes; but whoever publishes is told, as nothing can be
 * read meanwhile: what was edited behind closed doors is published when the shop opens.
 * @throws ApiError 409
 */
export async function switchMaintenance(
  db: Db,
  scope: SavingScope & { channel: string },
  { maintenance, version }: MaintenanceInput,
): Promise<State> {
  const { channel_id, channel } = scope
  return db.transaction(async (tx) => {
    await lockEditing(tx, channel_id)
    const before = await readMaintenance(tx, channel_id)
    requireVersion(version, before.version)
    if (isSame(before.maintenance, maintenance)) return before
    await tx.update(channels).set({ maintenance }).where(eq(channels.id, channel_id))
    const changed = [{ type: 'maintenance', key: channel, action: 'updated' }] as const
    const things = [{ before: { maintenance: before.maintenance }, after: { maintenance } }]
    const maintenance_version = await recordSave(tx, scope, { kind: 'maintenance', things, changed })
    await tx.update(channels).set({ maintenance_version }).where(eq(channels.id, channel_id))
    return { maintenance, version: maintenance_version }
  })
}

function isSame(a: Maintenance | null, b: Maintenance | null): boolean {
  if (a === null || b === null) return a === b
  return a.title === b.title && a.message === b.message && a.gtm_id === b.gtm_id
}
