import { and, eq } from 'drizzle-orm'
import type { ShopStanding } from '#contract/shapes/shops.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { settings } from '#shop-api/db/schema/channels.ts'
import type { SavingScope } from '#shop-api/editing/edited-kind.ts'
import { listOpeningSteps } from '#shop-api/editing/list-opening-steps.ts'
import { recordSave } from '#shop-api/editing/record-save.ts'
import { requireVersion } from '#shop-api/editing/require-version.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { lockEditing } from '#shop-api/publishing/lock-editing.ts'
import { SHOP_ERRORS } from '#src/text/shops/shop-errors.ts'

/** A setting that is nobody's to set: these two functions do. */
const STATE_KEY = 'SITE.STATE'

export async function readShopState(db: Db | Tx, channel_id: number): Promise<ShopStanding> {
  const [row] = await db
    .select({ value: settings.value, version: settings.version })
    .from(settings)
    .where(and(eq(settings.channel_id, channel_id), eq(settings.key, STATE_KEY)))
  const state = row?.value === 'preparing' || row?.value === 'closed' ? row.value : 'open'
  return { state, version: row?.version ?? 0 }
}

/** Opens a shop, or closes it. Publishers are told: every page says how it stands. @throws ApiError 409, 422 */
export async function switchShopState(
  db: Db,
  scope: SavingScope,
  { state, version }: ShopStanding,
): Promise<ShopStanding> {
  const { channel_id, now } = scope
  const steps = await listOpeningSteps(db, channel_id, now)
  return db.transaction(async (tx) => {
    await lockEditing(tx, channel_id)
    const before = await readShopState(tx, channel_id)
    requireVersion(version, before.version)
    if (before.state === state) return before
    const left = steps.filter(({ is_done }) => !is_done)
    if (state === 'open' && left.length > 0)
      throw refused('admin.opening_left', SHOP_ERRORS.opening_left(left.map(({ message }) => message)))
    await tx
      .insert(settings)
      .values({ channel_id, key: STATE_KEY, value: state })
      .onConflictDoUpdate({ target: [settings.channel_id, settings.key], set: { value: state } })
    const changed = [{ type: 'settings', key: STATE_KEY, action: 'updated' }] as const
    const saved = await recordSave(tx, scope, {
      kind: 'shop-state',
      things: [{ before: { state: before.state }, after: { state } }],
      changed,
    })
    return { state, version: saved }
  })
}
