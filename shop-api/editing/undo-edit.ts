import { isDeepStrictEqual } from 'node:util'
import { and, eq, gt } from 'drizzle-orm'
import { ApiError, notFound } from '#shop-api/http/api-error.ts'
import type { ThemesConfig } from '#shop-api/channels/installed-themes.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import type { Db } from '#shop-api/db/db.ts'
import { journal } from '#shop-api/db/schema/journal.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { STAFF_ERRORS } from '#src/text/editor/staff.ts'
import type { EditedKind, SavingScope } from './edited-kind.ts'
import { findEditedKind } from './edited-kinds.ts'
import { cannotUndo, findRestore, toInput } from './restore-single.ts'
import { changeContent, createContent, removeContent } from './save-content.ts'

type Entry = typeof journal.$inferSelect
type Fields = Record<string, unknown>
type AnyKind = EditedKind<unknown, object>

/** Whether changes of a kind of thing can be taken back. */
export const canUndo = (kind: string): boolean =>
  findEditedKind(kind) !== undefined || findRestore(kind) !== undefined

/**
 * Takes a change of the journal back, by the roads that saves take: they check it and record it.
 * @param options `anyway`: also when the thing was changed since
 * @throws ApiError 404, 409, 422 for what cannot be put back
 */
export async function undoEdit(
  db: Db,
  {
    channel,
    actor,
    now,
    config,
  }: { channel: Channel; actor: SavingScope['actor']; now: Date; config: ThemesConfig },
  id: number,
  { anyway = false }: { anyway?: boolean | undefined },
): Promise<void> {
  const [entry] = await db
    .select()
    .from(journal)
    .where(and(eq(journal.channel_id, channel.id), eq(journal.id, id)))
  if (!entry) throw notFound(STAFF_ERRORS.no_entry)
  if (!anyway && (await isChangedSince(db, entry)))
    throw new ApiError(409, { code: 'admin.version_conflict', message: STAFF_ERRORS.changed_since })
  const scope = { channel_id: channel.id, now, actor, undoes: id }
  const kind = findEditedKind(entry.kind)
  if (kind) return undoContent(db, kind, scope, entry)
  const restore = findRestore(entry.kind)
  if (!restore) throw cannotUndo()
  await restore({ db, channel, scope, config, key: entry.key, before: entry.before as object | null })
}

async function isChangedSince(db: Db, { id, channel_id, kind, key }: Entry): Promise<boolean> {
  const { channel_id: channel, kind: kinds, key: keys, id: ids } = journal
  const isLater = and(eq(channel, channel_id), eq(kinds, kind), eq(keys, key), gt(ids, id))
  return (await db.$count(journal, isLater)) > 0
}

async function undoContent(db: Db, kind: AnyKind, scope: SavingScope, entry: Entry): Promise<void> {
  const id = Number(entry.key)
  const [before, after] = [entry.before as Fields | null, entry.after as Fields | null]
  if (before === null) return removeContent(db, kind, scope, { id, version: undefined })
  if (after === null)
    return void (await createContent(db, kind, scope, toInput(`POST /v1/admin/${kind.path}`, before)))
  const current = (await kind.find(db, scope, id)) as { version: number } | undefined
  if (!current) throw notFound(EDITOR_ERRORS.gone)
  const { version } = current
  const fields = { ...toChanged(before, after), version }
  const { version: _version, ...input } = toInput(`PATCH /v1/admin/${kind.path}/{id}`, fields) as Fields
  await changeContent(db, kind, scope, { id, version, input })
}

/** What the change changed, as it was: what others changed meanwhile stays. */
function toChanged(before: Fields, after: Fields): Fields {
  const changed = Object.entries(before).filter(([field, value]) => !isDeepStrictEqual(value, after[field]))
  return Object.fromEntries(
    changed.map(([field, value]) => [
      field,
      field === 'products' ? withSeenStock(value, after[field]) : value,
    ]),
  )
}

/** What was sold since stays sold: variations go back by as many pieces as the change moved them. */
function withSeenStock(before: unknown, after: unknown): unknown {
  const seen = new Map((after as { id: number; stock: number }[]).map(({ id, stock }) => [id, stock]))
  return (before as { id: number }[]).map((variation) => ({
    ...variation,
    seen_stock: seen.get(variation.id),
  }))
}
