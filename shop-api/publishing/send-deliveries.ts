import { changeTold } from '#running/events.ts'
import { inRequest } from '#running/request.ts'
import { describeError, type Log } from '#shop-api/process/log.ts'
import type { Db } from '#shop-api/db/db.ts'
import { claimDeliveries, findNextDue } from './claim-deliveries.ts'
import { type ClaimedDelivery, postEvent, type Outcome } from './post-event.ts'
import type { PublishHook } from './register-hooks.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { deliveries } from '#shop-api/db/schema/publishing.ts'

const FIRST_RETRY_MS = 100

const LAST_RETRY_MS = 5 * 60_000

export interface SenderDependencies {
  db: Db
  clock: () => Date
  log: Log
}

/** How many events of different things may be under way to one publisher. */
const AT_ONCE = 8

/** Failures in a row after which a publisher counts as away. */
const AWAY_AFTER = 3

/** Should a bell ever be missed. */
const LOOK_EVERY_MS = 5_000

/** How long answers under way may take when the shop closes; what they were for is sent again. */
const CLOSING_MS = 2_000

/**
 * Sends due events to one publisher until stopped. Ring it when something changed. A publisher that fails is left alone
 * for a while, however much waits for it, so thousands of events do not ask it one by one.
 */
export function startSender(hook: PublishHook, { db, clock, log }: SenderDependencies) {
  const closing = new AbortController()
  const under_way = new Set<Promise<void>>()
  let failures = 0
  let quiet_until = 0
  let bell = Promise.withResolvers<void>()
  let isStopped = false
  const ring = () => bell.resolve()

  const send = async (delivery: ClaimedDelivery): Promise<void> => {
    const outcome = await postEvent(hook, delivery, { now: clock(), signal: closing.signal })
    const now = clock()
    await settleDelivery(db, delivery, { outcome, now })
    const { event_id } = delivery
    if (outcome.state !== 'under_way')
      changeTold.tell({ channel: hook.channel, event_id, outcome: outcome.state })
    if (outcome.state === 'failed') {
      failures += 1
      quiet_until = now.getTime() + Math.max(toRetryMs(failures), outcome.wait_ms)
      return
    }
    if (failures >= AWAY_AFTER) await hurryDeliveries(db, hook.id, now)
    failures = 0
    quiet_until = 0
  }

  const launch = (delivery: ClaimedDelivery): void => {
    const sending = inRequest(delivery, () => send(delivery))
      .catch((error: unknown) => log({ level: 'error', ...describeError(error) }))
      .finally(() => {
        under_way.delete(sending)
        ring()
      })
    under_way.add(sending)
  }

  /** @returns how long nothing will be due */
  const look = async (): Promise<number> => {
    const now = clock()
    const quiet = quiet_until - now.getTime()
    if (quiet > 0) return quiet
    // One event is used to find out whether a publisher is back.
    const limit = (failures > 0 ? 1 : AT_ONCE) - under_way.size
    if (limit <= 0) return LOOK_EVERY_MS
    const claimed = await claimDeliveries(db, { hook, now, limit })
    claimed.forEach(launch)
    if (claimed.length === limit) return LOOK_EVERY_MS
    const next = await findNextDue(db, hook.id)
    return next ? Math.max(next.getTime() - now.getTime(), 1) : LOOK_EVERY_MS
  }

  const run = async (): Promise<void> => {
    while (!isStopped) {
      bell = Promise.withResolvers<void>()
      const pause = await look().catch((error: unknown) => {
        log({ level: 'error', ...describeError(error) })
        return LOOK_EVERY_MS
      })
      const timer = setTimeout(ring, Math.min(pause, LOOK_EVERY_MS))
      await bell.promise
      clearTimeout(timer)
    }
  }
  const running = run()

  return {
    ring,
    stop: async (): Promise<void> => {
      isStopped = true
      ring()
      const timer = setTimeout(() => closing.abort(), CLOSING_MS)
      await running
      await Promise.all(under_way)
      clearTimeout(timer)
    },
  }
}

/** How long to leave a publisher, or an event, alone after so many failures in a row: twice as long each time, up to five minutes. */
function toRetryMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 30), LAST_RETRY_MS)
}

/** Records the result of a try. An event is given up only when the publisher says it is no event. */
async function settleDelivery(
  db: Db,
  { id, attempts }: ClaimedDelivery,
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<void> {
  const isOurs = and(
    eq(deliveries.id, id),
    eq(deliveries.state, 'sending'),
    eq(deliveries.attempts, attempts),
  )
  if (outcome.state === 'under_way') {
    await db
      .update(deliveries)
      .set({ state: 'queued', last_error: null, next_at: new Date(now.getTime() + outcome.wait_ms) })
      .where(isOurs)
    return
  }
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

/** The publisher is back, so what waited for it need not wait longer. */
async function hurryDeliveries(db: Db, hook_id: number, now: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ next_at: now })
    .where(
      and(eq(deliveries.hook_id, hook_id), eq(deliveries.state, 'queued'), isNotNull(deliveries.last_error)),
    )
}
