import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { deliveries } from '#shop-api/db/schema/publishing.ts'
import type { ClaimedDelivery } from './post-event.ts'
import type { Outcome } from './post-event.ts'

const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5 * 60_000

/** How long to leave a publisher, or an event, alone after so many failures in a row: twice as long each time, up to five minutes. */
export function toRetryMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 30), LAST_RETRY_MS)
}

/** Writes down what became of a try. Nothing is given up but what the publisher calls no event. */
export async function settleDelivery(
  db: Db,
  { id, attempts }: ClaimedDelivery,
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<void> {
  const isOurs = and(
    eq(deliveries.id, id),
    eq(deliveries.state, 'sending'),
    eq(deliveries.attempts, attempts),
  )
  if (outcome.state === 'failed') {
    const wait = Math.max(toRetryMs(attempts), outcome.wait_ms)
    await db
      .update(deliveries)
      .set({ state: 'queued', last_error: outcome.reason, next_at: new Date(now.getTime() + wait) })
      .where(isOurs)
    return
  }
  await db
    .update(deliveries)
    .set({
      state: outcome.state,
      finished_at: now,
      receipt: outcome.state === 'taken' ? outcome.receipt : null,
      last_error: outcome.state === 'refused' ? outcome.reason : null,
    })
    .where(isOurs)
}

/** A publisher is back: what waited for it need not wait longer. */
export async function hurryDeliveries(db: Db, hook_id: number, now: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ next_at: now })
    .where(
      and(eq(deliveries.hook_id, hook_id), eq(deliveries.state, 'queued'), isNotNull(deliveries.last_error)),
    )
}
