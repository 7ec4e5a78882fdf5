import { eq } from 'drizzle-orm'
import { type ApiError, invalidField, notFound } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { isShownAt } from '#shop-api/db/is-shown.ts'
import { type Change, DATES_BELL, recordChange, ringBell, takeVersions } from '#shop-api/db/record-change.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { lockEditing } from '#shop-api/publishing/lock-editing.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import type { EditedKind, EditingScope, RowState, SavingScope } from './edited-kind.ts'
import { journalContent } from './journal-content.ts'
import { requirePictures } from './require-pictures.ts'
import { requireVersion } from './require-version.ts'
import { type DateInput, toDates } from './to-dates.ts'

/** Adds a thing. Everything in one transaction: the row, its version, its event, the journal. @returns its id */
export async function createContent<Input extends object>(
  db: Db,
  kind: EditedKind<unknown, Input>,
  scope: SavingScope,
  input: Input,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockEditing(tx, scope.channel_id)
    const saved = await requirePictures(tx, scope.channel_id, input)
    const id = await kind.insert(tx, scope, saved, toDates(input as DateInput, undefined, scope.now))
    await record(tx, kind, scope, id, undefined)
    await journalContent(tx, kind, scope, { id, before: null })
    return id
  })
}

/** Changes a thing, unless it was saved since `version`. @throws ApiError 404, 409, 422 */
export async function changeContent<Input extends object>(
  db: Db,
  kind: EditedKind<unknown, Input>,
  scope: SavingScope,
  { id, version, input }: { id: number; version: number; input: Partial<Input> },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEditing(tx, scope.channel_id)
    await changeLocked(tx, kind, scope, { id, version, input })
  })
}

/** The same in a transaction that holds the lock of editing. @throws ApiError 404, 409, 422 */
export async function changeLocked<Input extends object>(
  tx: Tx,
  kind: EditedKind<unknown, Input>,
  scope: SavingScope,
  { id, version, input }: { id: number; version: number | undefined; input: Partial<Input> },
): Promise<void> {
  const before = await lockRow(tx, kind, scope, id, version)
  const seen = await kind.find(tx, scope, id)
  const counted = await kind.readCounted?.(tx, id)
  const saved = await requirePictures(tx, scope.channel_id, input)
  // It may stand elsewhere afterwards.
  const left = kind.is_part ? await kind.listPlaces?.(tx, scope, id, []) : undefined
  await kind.update(tx, scope, id, saved, toDates(input as DateInput, before, scope.now))
  const keeps_counts = counted !== undefined && counted === (await kind.readCounted?.(tx, id))
  await record(tx, kind, scope, id, before, { left, keeps_counts })
  await journalContent(tx, kind, scope, { id, before: seen })
}

/** Removes a thing for good. @throws ApiError 404, 409 */
export async function removeContent(
  db: Db,
  kind: EditedKind<unknown, never>,
  scope: SavingScope,
  { id, version }: { id: number; version: number | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEditing(tx, scope.channel_id)
    await removeLocked(tx, kind, scope, { id, version })
  })
}

/** The same in a transaction that holds the lock of editing. @throws ApiError 404, 409, 422 */
export async function removeLocked(
  tx: Tx,
  kind: EditedKind<unknown, never>,
  scope: SavingScope,
  { id, version }: { id: number; version: number | undefined },
): Promise<void> {
  const before = await lockRow(tx, kind, scope, id, version)
  const seen = await kind.find(tx, scope, id)
  const places = await kind.listPlaces?.(tx, scope, id, [])
  await kind.remove(tx, scope, id)
  await record(tx, kind, scope, id, before, { left: places })
  await journalContent(tx, kind, scope, { id, before: seen })
}

async function lockRow(
  tx: Tx,
  kind: EditedKind<unknown, never>,
  scope: EditingScope,
  id: number,
  version: number | undefined,
): Promise<RowState> {
  const row = await kind.lock(tx, scope, id)
  if (!row) throw notFound(EDITOR_ERRORS.gone)
  requireVersion(version, row.version)
  return row
}

/** Records what shoppers see of the save. What they never saw only gets a new version. */
async function record(
  tx: Tx,
  kind: EditedKind<unknown, never>,
  scope: EditingScope,
  id: number,
  before: RowState | undefined,
  /** `left`: where a thing stood that is removed, or may have moved. */
  { left = [], keeps_counts = false }: { left?: readonly Change[] | undefined; keeps_counts?: boolean } = {},
): Promise<void> {
  const { channel_id } = scope
  const after = await kind.lock(tx, scope, id)
  const now = await toEffectiveNow(tx, scope)
  const own = listChanges(kind, now, before, after)
  const entered = after && own.length > 0 ? await kind.listPlaces?.(tx, scope, id, own) : undefined
  const places = entered ? unite([...left, ...entered]) : left
  // The thing itself last: its version is the last of them.
  const changed = own.length > 0 ? [...places, ...own] : []
  const version =
    changed.length > 0
      ? await recordChange(tx, { channel_id, changed, now, keeps_counts })
      : await takeVersions(tx, channel_id, 1)
  if (after) await kind.setVersion(tx, id, version)
  const dates = after ? [after.published_at, after.close_at] : []
  if (dates.some((date) => date && date > now)) await ringBell(tx, DATES_BELL, channel_id)
}

/** A date that was recorded has passed, even if this clock is behind. */
async function toEffectiveNow(tx: Tx, { channel_id, now }: EditingScope): Promise<Date> {
  const [channel] = await tx
    .select({ until: channels.scheduled_until })
    .from(channels)
    .where(eq(channels.id, channel_id))
  return channel && channel.until > now ? channel.until : now
}

/** Each thing once. */
const unite = (changed: readonly Change[]): Change[] => [
  ...new Map(changed.map((change) => [`${change.type} ${change.key}`, change])).values(),
]

function listChanges(
  { type, is_named_while_hidden = false, is_part = false }: EditedKind<unknown, never>,
  now: Date,
  before: RowState | undefined,
  after: RowState | undefined,
): Change[] {
  if (type === null) return []
  const isSeen = (row: RowState) => is_named_while_hidden || isShownAt(row, now)
  const was = before && isSeen(before) ? before.key : undefined
  const is = after && isSeen(after) ? after.key : undefined
  if (is_part)
    return [...new Set([was, is])].flatMap((key) =>
      key === undefined ? [] : [{ type, key, action: 'updated' as const }],
    )
  if (was !== undefined && was === is) return [{ type, key: is, action: 'updated' }]
  return [
    ...(was === undefined ? [] : [{ type, key: was, action: 'deleted' as const }]),
    ...(is === undefined ? [] : [{ type, key: is, action: 'created' as const }]),
  ]
}

/** 422 beside a field: another thing of this kind has that value. */
export function isTaken(field: string): ApiError {
  return invalidField(field, 'admin.key_taken', EDITOR_ERRORS.key_taken)
}
