import { and, asc, eq, inArray, lte, min, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#shop-api/db/db.ts'
import { changes } from '#shop-api/db/schema/channels.ts'
import { deliveries } from '#shop-api/db/schema/publishing.ts'
import { type ClaimedDelivery, SEND_TIMEOUT_MS } from './post-event.ts'
import type { PublishHook } from './register-hooks.ts'

/** An event whose worker died waits this long. */
const HELD_MS = SEND_TIMEOUT_MS + 5_000

/** Takes up to `limit` due events of a hook, oldest first. Of events about one thing only the oldest open one. */
export async function claimDeliveries(
  db: Db,
  { hook, now, limit }: { hook: PublishHook; now: Date; limit: number },
): Promise<ClaimedDelivery[]> {
  const due = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(isNext(db, hook.id), lte(deliveries.next_at, now)))
    .orderBy(asc(deliveries.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(deliveries)
    .set({
      state: 'sending',
      attempts: sql`${deliveries.attempts} + 1`,
      next_at: new Date(now.getTime() + HELD_MS),
    })
    .from(changes)
    .where(and(inArray(deliveries.id, due), eq(changes.id, deliveries.change_id)))
    .returning({
      id: deliveries.id,
      attempts: deliveries.attempts,
      event_id: changes.event_id,
      request_id: changes.request_id,
      type: changes.type,
      key: changes.key,
      action: changes.action,
      version: changes.version,
    })
  return claimed
    .sort((a, b) => a.id - b.id)
    .map(({ id, attempts, event_id, request_id, ...event }) => ({
      id,
      attempts,
      event_id,
      request_id,
      event: { ...event, channel: hook.channel },
    }))
}

/** When the next event of a hook may be sent; undefined when none is open. */
export async function findNextDue(db: Db, hook_id: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ next_at: min(deliveries.next_at) })
    .from(deliveries)
    .where(isNext(db, hook_id))
  return row?.next_at ?? undefined
}

const OPEN = ['queued', 'sending'] as const
const earlier = alias(deliveries, 'earlier')

/** Open, and nothing open about the same thing is older. */
function isNext(db: Db, hook_id: number) {
  return and(
    eq(deliveries.hook_id, hook_id),
    inArray(deliveries.state, OPEN),
    notExists(
      db
        .select({ one: sql`1` })
        .from(earlier)
        .where(
          and(
            eq(earlier.hook_id, deliveries.hook_id),
            eq(earlier.type, deliveries.type),
            eq(earlier.key, deliveries.key),
            inArray(earlier.state, OPEN),
            sql`${earlier.id} < ${deliveries.id}`,
          ),
        ),
    ),
  )
}
