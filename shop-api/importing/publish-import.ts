import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ChangeType } from '#contract/publish-hook.ts'
import { contentRows } from '#shop-api/db/content-rows.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { type Change, DATES_BELL, recordChange, ringBell } from '#shop-api/db/record-change.ts'
import { recordEdit } from '#shop-api/db/record-edit.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { import_changes } from '#shop-api/db/schema/imports.ts'
import { MOST_NAMED, nameOrWhole } from '#shop-api/publishing/name-or-whole.ts'
import { listProductPlaces } from '#shop-api/publishing/product-places.ts'
import type { ImportScope } from './import-scope.ts'
import type { ImportRow } from './to-import.ts'

/**
 * Shows what an import held back and tells the publishers once of all it wrote. The caller has the lock on editing.
 */
export async function publishImport(tx: Tx, scope: ImportScope, row: ImportRow): Promise<void> {
  const { id: import_id, kind, file_name, created, updated, actor } = row
  const { channel_id, now } = scope
  if (created + updated > 0) {
    const after = { kind, created, updated }
    await recordEdit(tx, {
      channel_id,
      now,
      actor,
      before: null,
      after,
      area: AREAS[kind],
      kind: 'imports',
      key: import_id,
      name: file_name,
    })
  }
  const written = await tx
    .select()
    .from(import_changes)
    .where(eq(import_changes.import_id, import_id))
    .orderBy(asc(import_changes.key))
  if (written.length === 0) return
  const changed: Change[] = []
  for (const type of [...new Set(written.map((change) => change.type as ChangeType))].sort()) {
    const ofType = written.filter((change) => change.type === type)
    await showHeldBack(tx, channel_id, import_id, type)
    const shown = await listShown(tx, scope, import_id, type)
    changed.push(
      ...ofType
        .filter(({ key, action, is_seen }) => shown?.has(key) ?? (is_seen || action === 'created'))
        .concat(
          ofType.filter(
            ({ key, action, is_seen }) => shown && !shown.has(key) && action === 'updated' && is_seen,
          ),
        )
        .map(({ key, action }) => ({ type, key, action })),
    )
  }
  if (changed.length <= MOST_NAMED) changed.unshift(...(await listPlaces(tx, scope, changed)))
  await tx.delete(import_changes).where(eq(import_changes.import_id, import_id))
  await ringBell(tx, DATES_BELL, channel_id)
  if (changed.length === 0) return
  await recordChange(tx, { channel_id, changed: nameOrWhole(scope.channel.name, changed), now })
}

/** What shows products that came into view, beyond what is told of anyway. */
async function listPlaces(tx: Tx, { channel_id, now }: ImportScope, changed: readonly Change[]) {
  const keys = changed
    .filter(({ type, action }) => type === 'product' && action === 'created')
    .map(({ key }) => key)
  if (keys.length === 0) return []
  const isArrived = and(eq(product_models.channel_id, channel_id), inArray(product_models.key, keys))
  const places = await listProductPlaces(tx, isArrived, now)
  return places.filter(({ type, key }) => !changed.some((one) => one.type === type && one.key === key))
}

/** What the staff work on with an import (`contract/calls/admin-imports.ts`). */
const AREAS = {
  products: 'catalogue',
  news: 'catalogue',
  redirects: 'catalogue',
  bikes: 'catalogue',
  fitments: 'catalogue',
  members: 'members',
  'contract-prices': 'members',
} as const

const ofImport = (import_id: number, type: ChangeType) =>
  and(eq(import_changes.import_id, import_id), eq(import_changes.type, type))

async function showHeldBack(tx: Tx, channel_id: number, import_id: number, type: ChangeType): Promise<void> {
  const rows = contentRows[type]
  if (!rows?.publication) return
  const { table, key, only } = rows
  const held = tx
    .select({ key: import_changes.key })
    .from(import_changes)
    .where(and(ofImport(import_id, type), eq(import_changes.is_held_back, true)))
  await tx
    .update(table as PgTable)
    .set({ is_draft: false } as Record<string, unknown>)
    .where(and(eq(table.channel_id, channel_id), only, inArray(key, held)))
}

/** Keys of what shoppers see now; undefined for what has no dates. */
async function listShown(
  tx: Tx,
  { channel_id, now }: ImportScope,
  import_id: number,
  type: ChangeType,
): Promise<Set<string> | undefined> {
  const rows = contentRows[type]
  if (!rows?.publication) return undefined
  const { table, key, only, publication } = rows
  const written = tx.select({ key: import_changes.key }).from(import_changes).where(ofImport(import_id, type))
  const shown = await tx
    .select({ key: sql<string>`${key}` })
    .from(table as PgTable & { channel_id: PgColumn })
    .where(and(eq(table.channel_id, channel_id), only, isShown(publication, now), inArray(key, written)))
  return new Set(shown.map((row) => row.key))
}
