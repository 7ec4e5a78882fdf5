import { and, eq, inArray, lte } from 'drizzle-orm'
import { OPEN_ATTEMPT_STATES, payment_attempts } from '#shop-api/db/schema/payment.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import type { PaymentAttempt } from '#shop-api/payment/known-payment.ts'
import { isFinalState } from './begin-decision.ts'
import { cancelAttempt, isSettling, settleIfKnown } from './settle-attempt.ts'
import { setChargesFree } from '#shop-api/orders/set-charges-free.ts'
import type { Shop } from '#shop-api/cart/shop.ts'

/** Longer than a request can take, so that an attempt somebody is working on is left alone. */
const LEFT_ALONE_MS = 2 * 60 * 1000
/** A shopper who has not come back from a challenge by then will not; the goods go back on sale. */
const GIVEN_UP_MS = 30 * 60 * 1000
/** While the provider does not say, the money may be there: only silence as long as this ends a payment. */
const SILENT_MS = 6 * 60 * 60 * 1000

/**
 * Ends attempts nobody ended: the process died, the shopper left, the provider was silent. What was approved
 * becomes an order, what was declined or never arrived sets the stock free, and the provider hears of charges whose
 * order was cancelled. Run at start and every minute.
 *
 * @returns how many attempts are final now
 * @throws AggregateError after the others were seen to, when some could not be; they are tried again next time
 */
export async function recoverAttempts(shop: Omit<Shop, 'channel'>): Promise<number> {
  const { db, now } = shop
  const abandoned = await db
    .select({ attempt: payment_attempts, channel: { id: channels.id, name: channels.name } })
    .from(payment_attempts)
    .innerJoin(carts, eq(carts.id, payment_attempts.cart_id))
    .innerJoin(channels, eq(channels.id, carts.channel_id))
    .where(
      and(
        inArray(payment_attempts.state, [...OPEN_ATTEMPT_STATES]),
        lte(payment_attempts.started_at, new Date(now.getTime() - LEFT_ALONE_MS)),
      ),
    )
  // One after another: each takes its own locks, and one that fails must not stop the others.
  const results: PromiseSettledResult<boolean>[] = []
  for (const { attempt, channel } of abandoned) {
    results.push(...(await Promise.allSettled([recover({ ...shop, channel }, attempt)])))
  }
  results.push(...(await Promise.allSettled([setChargesFree(shop).then(() => false)])))
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payments were not recovered`)
  return results.filter((result) => result.status === 'fulfilled' && result.value).length
}

async function recover(shop: Shop, attempt: PaymentAttempt): Promise<boolean> {
  if (attempt.state === 'cancelling') return isFinalState(await cancelAttempt(shop, attempt.id))
  const outcome = await settleIfKnown(shop, attempt)
  if (outcome && isSettling(outcome)) return true
  const patience_ms = outcome?.result === 'unknown' ? SILENT_MS : GIVEN_UP_MS
  const isGivenUp = shop.now.getTime() - attempt.started_at.getTime() >= patience_ms
  // The request never arrived and nobody is sending it any more. It is cancelled, in case it still arrives.
  if (outcome === undefined || isGivenUp) return isFinalState(await cancelAttempt(shop, attempt.id))
  return false
}
