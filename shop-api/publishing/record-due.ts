import { and, eq, gt, lte, min, or, sql } from 'drizzle-orm'
import type { ChangeType } from '#contract/publish-hook.ts'
import { type ContentRows, contentRows } from '#shop-api/db/content-rows.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { isShown, type PublicationTable } from '#shop-api/db/is-shown.ts'
import { type Change, recordChange } from '#shop-api/db/record-change.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { findNextPartDate, listDueParts } from './dated-parts.ts'
import { lockEditing } from './lock-editing.ts'
import { nameOrWhole } from './name-or-whole.ts'

type DatedRows = ContentRows & { publication: PublicationTable }

const dated = (Object.entries(contentRows) as [ChangeType, ContentRows][]).filter(
  (entry): entry is [ChangeType, DatedRows] => entry[1].publication !== undefined,
)

/**
 * Records what came (`published_at`) and went (`close_at`) by itself since the last look, in every channel. How long
 * ago that was does not matter: a shop that was closed over New Year catches up when it opens.
 * @returns when the next thing comes or goes; undefined when nothing is planned.
 */
export async function recordDueContent(db: Db, now: Date): Promise<Date | undefined> {
  const shops = await db.select({ id: channels.id }).from(channels)
  for (const { id } of shops) await db.transaction((tx) => recordDueOf(tx, id, now))
  return findNextDate(db, now)
}

async function recordDueOf(tx: Tx, channel_id: number, now: Date): Promise<void> {
  await lockEditing(tx, channel_id)
  const [channel] = await tx
    .select({ name: channels.name, from: channels.scheduled_until })
    .from(channels)
    .where(eq(channels.id, channel_id))
  if (!channel || channel.from >= now) return
  const changed: Change[] = []
  for (const [type, { table, key, only, publication }] of dated) {
    const { published_at, close_at, is_draft } = publication
    const passed = or(
      and(gt(published_at, channel.from), lte(published_at, now)),
      and(gt(close_at, channel.from), lte(close_at, now)),
    )
    const rows = await tx
      .select({ key: sql<string>`${key}`, is_shown: sql<boolean>`${isShown(publication, now)}` })
      .from(table)
      .where(and(eq(table.channel_id, channel_id), only, eq(is_draft, false), passed))
      .orderBy(key)
    changed.push(
      ...rows.map((row) => ({ type, key: row.key, action: row.is_shown ? 'created' : 'deleted' }) as const),
    )
  }
  const parts = await listDueParts(tx, { channel_id, from: channel.from, now })
  // A thing that was just published as a whole needs no events for its parts.
  changed.push(
    ...parts.filter(({ type, key }) => !changed.some((one) => one.type === type && one.key === key)),
  )
  // After an import thousands came at once: by name they would not even fit one statement.
  if (changed.length > 0)
    await recordChange(tx, { channel_id, changed: nameOrWhole(channel.name, changed), now })
  await tx.update(channels).set({ scheduled_until: now }).where(eq(channels.id, channel_id))
}

async function findNextDate(db: Db, now: Date): Promise<Date | undefined> {
  const tables = new Map(dated.map(([, rows]) => [rows.table, rows.publication]))
  const nextPart = await findNextPartDate(db, now)
  const dates: Date[] = nextPart ? [nextPart] : []
  for (const [table, { published_at, close_at, is_draft }] of tables) {
    for (const column of [published_at, close_at]) {
      const [row] = await db
        .select({ next: min(column) })
        .from(table)
        .where(and(gt(column, now), eq(is_draft, false)))
      const next = row?.next as Date | null | undefined
      if (next) dates.push(next)
    }
  }
  return dates.sort((a, b) => a.getTime() - b.getTime())[0]
}
