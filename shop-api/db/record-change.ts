import { and, between, eq, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { getRequestId } from '#running/request.ts'
import type { ChangeAction, ChangeType } from '#contract/publish-hook.ts'
import { type ContentRows, contentRows } from './content-rows.ts'
import type { Tx } from './db.ts'
import { changes, channels } from './schema/channels.ts'
import { deliveries, publish_hooks } from './schema/publishing.ts'

/** PostgreSQL's own bells (`NOTIFY`): one rings when the transaction commits, in every process that listens. */
export const CHANGES_BELL = 'noren_changes'
/** Something will come or go by its dates. */
export const DATES_BELL = 'noren_dates'
/** A mail is in the outbox. */
export const MAILS_BELL = 'noren_mails'
/** A payment provider told something. */
export const NOTICES_BELL = 'noren_notices'

export interface Change {
  type: ChangeType
  /** Its key, code, alias, URL or id, as `content-rows.ts` says. */
  key: string
  action: ChangeAction
}

/**
 * Notes changes of content in the transaction that makes them, one version each: the row gets it, the feed of
 * changes and the outbox of publish events get an entry, and the sender is woken when it all stands.
 * The channel's row is locked until the commit, so versions become visible in their order.
 *
 * @param input `keeps_counts`: not one product came, went, moved or is counted under something else
 * @returns the channel's content version after them.
 */
export async function recordChange(
  tx: Tx,
  {
    channel_id,
    changed,
    now,
    keeps_counts = false,
  }: { channel_id: number; changed: readonly Change[]; now: Date; keeps_counts?: boolean },
): Promise<number> {
  await lockRows(tx, channel_id, changed)
  const movesCounts = !keeps_counts && changed.some(({ type }) => isCounted(type))
  const last = await takeVersions(tx, channel_id, changed.length, movesCounts)
  if (changed.length === 0) return last
  const first = last - changed.length + 1
  const made = { channel_id, changed_at: now, request_id: getRequestId() }
  await tx.insert(changes).values(changed.map((change, at) => ({ ...change, ...made, version: first + at })))
  const ofThese = and(eq(changes.channel_id, channel_id), between(changes.version, first, last))
  for (const [type, { table, key, only }] of listTypes(changed)) {
    const newest = tx
      .select({ key: changes.key, version: sql<number>`max(${changes.version})`.as('newest') })
      .from(changes)
      .where(and(ofThese, eq(changes.type, type)))
      .groupBy(changes.key)
      .as('newest_changes')
    await tx
      .update(table)
      .set({ version: sql`${newest.version}` })
      .from(newest)
      .where(and(eq(table.channel_id, channel_id), only, eq(key, newest.key)))
  }
  await tx.insert(deliveries).select(
    tx
      .select({
        id: sql<number>`nextval(pg_get_serial_sequence('deliveries', 'id'))`.as('id'),
        hook_id: publish_hooks.id,
        change_id: changes.id,
        type: changes.type,
        key: changes.key,
        state: sql<'queued'>`'queued'`.as('state'),
        attempts: sql<number>`0`.as('attempts'),
        next_at: changes.changed_at,
        last_error: sql<null>`null`.as('last_error'),
        receipt: sql<null>`null`.as('receipt'),
        created_at: changes.changed_at,
        finished_at: sql<null>`null::timestamptz`.as('finished_at'),
      })
      .from(changes)
      .innerJoin(publish_hooks, eq(publish_hooks.channel_id, changes.channel_id))
      .where(ofThese)
      .orderBy(changes.version),
  )
  await ringBell(tx, CHANGES_BELL, channel_id)
  return last
}

/**
 * Everybody takes locks in one order: variations, then the rows of content by key, then the channel. An order that
 * sells the last piece and an editor who saves the same product then wait for each other, never in a ring.
 */
async function lockRows(tx: Tx, channel_id: number, changed: readonly Change[]): Promise<void> {
  for (const [type, { table, key, only }] of listTypes(changed)) {
    const keys = changed.filter((change) => change.type === type).map((change) => change.key)
    await tx
      .select({ version: table.version })
      .from(table as PgTable)
      .where(and(eq(table.channel_id, channel_id), only, inArray(key, keys)))
      .orderBy(key)
      .for('no key update')
  }
}

/** The types of the changes that have rows, always in the same order. */
function listTypes(changed: readonly Change[]): [ChangeType, ContentRows][] {
  return [...new Set(changed.map(({ type }) => type))].sort().flatMap((type) => {
    const rows = contentRows[type]
    return rows ? [[type, rows] as [ChangeType, ContentRows]] : []
  })
}

const counted: ReadonlySet<string> = new Set<ChangeType>([
  'product',
  'category',
  'maker',
  'brand',
  'bike',
  'tag',
  'settings',
  'channel',
])

/** Whether a thing of this type can change how many products are where. */
export const isCounted = (type: string): boolean => counted.has(type)

/**
 * Raises a channel's content version for changes that no shopper can see and nobody is told of, e.g. of a draft.
 * @returns the last of them.
 */
export async function takeVersions(
  tx: Tx,
  channel_id: number,
  count: number,
  movesCounts = false,
): Promise<number> {
  const [channel] = await tx
    .update(channels)
    .set({
      content_version: sql`${channels.content_version} + ${count}`,
      ...(movesCounts && { counts_version: sql`${channels.content_version} + ${count}` }),
    })
    .where(eq(channels.id, channel_id))
    .returning({ content_version: channels.content_version })
  if (!channel) throw new Error(`There is no channel ${channel_id} to record a change of`)
  return channel.content_version
}

/** Wakes whoever listens once the transaction is committed. */
export async function ringBell(tx: Tx, bell: string, channel_id: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${bell}, ${String(channel_id)})`)
}
