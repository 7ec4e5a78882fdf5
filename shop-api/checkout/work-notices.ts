import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Shop } from '#shop-api/cart/shop.ts'
import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { payment_attempts, payment_notices } from '#shop-api/db/schema/payment.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import type { PaymentAttempt } from '#shop-api/payment/known-payment.ts'
import { reviewDispute } from './review-dispute.ts'
import { reviewPayment } from './review-payment.ts'

type NoticeRow = typeof payment_notices.$inferSelect
type Work = Omit<Shop, 'channel'>

/** A notice that failed as often waits for a longer time, and for the hourly comparison. */
const TRIES_AT_ONCE = 5
const KEPT_MS = 90 * 24 * 60 * 60 * 1000
const AT_ONCE = 50

/**
 * Looks at what notices are about, one after another: each says where to look, and what is there counts. So it does no harm
 * when they come twice, late or in another order, or when two processes do this at once.
 *
 * @returns how many were worked
 * @throws AggregateError after the others were seen to, when some could not be; they are tried again
 */
export async function workNotices(work: Work): Promise<number> {
  const { db } = work
  const waiting = await db
    .select({ notice: payment_notices, channel: { id: channels.id, name: channels.name } })
    .from(payment_notices)
    .innerJoin(channels, eq(channels.id, payment_notices.channel_id))
    .where(
      and(
        isNull(payment_notices.worked_at),
        // One that fails again and again stands behind the others: an hour for each further try.
        or(
          lt(payment_notices.tries, TRIES_AT_ONCE),
          sql`${payment_notices.received_at} + ${payment_notices.tries} * interval '1 hour' < ${work.now.toISOString()}::timestamptz`,
        ),
      ),
    )
    .orderBy(asc(payment_notices.tries), asc(payment_notices.id))
    .limit(AT_ONCE)
  const failures: unknown[] = []
  for (const { notice, channel } of waiting) {
    try {
      await lookAt({ ...work, channel }, notice)
      await db.update(payment_notices).set({ worked_at: work.now }).where(eq(payment_notices.id, notice.id))
    } catch (error) {
      failures.push(error)
      const tries = sql`${payment_notices.tries} + 1`
      await db.update(payment_notices).set({ tries }).where(eq(payment_notices.id, notice.id))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} notices were not worked`)
  return waiting.length
}

/** Notices that were worked are kept for a while, to see what came when. */
export async function forgetOldNotices(db: Db, now: Date): Promise<void> {
  await db.delete(payment_notices).where(lt(payment_notices.received_at, new Date(now.getTime() - KEPT_MS)))
}

async function lookAt(shop: Shop, notice: NoticeRow): Promise<void> {
  if (notice.kind === 'dispute') return reviewDispute(shop, notice.provider, notice.reference ?? '')
  const found = await findAttempt(shop.db, notice)
  // Another program may use the same account.
  if (found) await reviewPayment({ ...shop, channel: found.channel }, found.attempt)
}

interface FoundAttempt {
  attempt: PaymentAttempt
  channel: { id: number; name: string }
}

/** The payment a notice is about; shops that share an account share its notice address, too. */
async function findAttempt(db: Db, notice: NoticeRow): Promise<FoundAttempt | undefined> {
  const { provider, idempotency_key, reference } = notice
  const isMeant =
    idempotency_key !== null
      ? eq(payment_attempts.idempotency_key, idempotency_key)
      : eq(payment_attempts.reference, reference ?? '')
  const [found] = await db
    .select({ attempt: payment_attempts, channel: { id: channels.id, name: channels.name } })
    .from(payment_attempts)
    .innerJoin(carts, eq(carts.id, payment_attempts.cart_id))
    .innerJoin(channels, eq(channels.id, carts.channel_id))
    .where(and(eq(payment_attempts.provider, provider), isMeant))
  return found
}
