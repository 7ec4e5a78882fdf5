import { and, count, desc, eq, getTableColumns, gt, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { JournalDetail, JournalEntry } from '#contract/shapes/journal.ts'
import { STAFF_AREAS } from '#contract/staff-rights.ts'
import type { Db } from '#shop-api/db/db.ts'
import { journal } from '#shop-api/db/schema/journal.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { type PageQuery, toPageRange } from '#shop-api/http/paging.ts'
import { STAFF_ERRORS } from '#src/text/editor/staff.ts'
import { type StaffCaller, toRight } from './staff-caller.ts'

interface Reader {
  db: Db
  channel: { id: number }
  actor: StaffCaller
  /** Whether changes of a kind can be taken back. */
  canUndo: (kind: string) => boolean
}

interface Filter extends PageQuery {
  person_id?: number | undefined
  kind?: string | undefined
  key?: string | undefined
  /** In Japan, `YYYY-MM-DD`. */
  day?: string | undefined
}

const DAY_MS = 24 * 60 * 60_000

/** Entries of the areas a caller may read, the newest first. */
export async function listJournal(reader: Reader, filter: Filter) {
  const { db } = reader
  const { person_id, kind, key, day } = filter
  const from = day === undefined ? undefined : new Date(`${day}T00:00:00+09:00`)
  const condition = and(
    isReadable(reader),
    person_id === undefined ? undefined : eq(journal.person_id, person_id),
    kind === undefined ? undefined : eq(journal.kind, kind),
    key === undefined ? undefined : eq(journal.key, key),
    from && gte(journal.at, from),
    from && lt(journal.at, new Date(from.getTime() + DAY_MS)),
  )
  const { limit, offset, toPaging } = toPageRange(filter, 50)
  const { before: _before, after: _after, ...columns } = getTableColumns(journal)
  const [counted] = await db.select({ total: count() }).from(journal).where(condition)
  const rows = await db
    .select(columns)
    .from(journal)
    .where(condition)
    .orderBy(desc(journal.id))
    .limit(limit)
    .offset(offset)
  return { body: { data: rows.map((row) => toEntry(row, reader)) }, paging: toPaging(counted?.total ?? 0) }
}

/** @throws ApiError 404, also for an entry of an area the caller may not read */
export async function findJournalEntry(reader: Reader, id: number): Promise<JournalDetail> {
  const { db } = reader
  const [row] = await db
    .select()
    .from(journal)
    .where(and(isReadable(reader), eq(journal.id, id)))
  if (!row) throw notFound(STAFF_ERRORS.no_entry)
  const { channel_id, kind, key, before, after } = row
  const isLater = and(
    eq(journal.channel_id, channel_id),
    eq(journal.kind, kind),
    eq(journal.key, key),
    gt(journal.id, id),
  )
  return { ...toEntry(row, reader), before, after, is_changed_since: (await db.$count(journal, isLater)) > 0 }
}

function isReadable({ channel, actor }: Reader): SQL | undefined {
  const areas = STAFF_AREAS.filter((area) => toRight(actor, area) !== 'none')
  return and(eq(journal.channel_id, channel.id), inArray(journal.area, areas))
}

type Row = Omit<typeof journal.$inferSelect, 'before' | 'after'>

function toEntry(row: Row, { canUndo }: Reader): JournalEntry {
  const { id, at, person_id, actor_name, area, kind, key, name, action, undoes } = row
  const can_undo = canUndo(kind)
  return { id, at: at.toISOString(), person_id, actor_name, area, kind, key, name, action, undoes, can_undo }
}
