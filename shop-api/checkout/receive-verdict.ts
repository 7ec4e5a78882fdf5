import { and, eq } from 'drizzle-orm'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import type { PaymentProvider, Verdict } from '#payment/provider.ts'
import type { PaymentAttempt } from '#shop-api/payment/known-payment.ts'
import { isFailedState, isPlacedState } from './begin-decision.ts'
import { refuseCart } from '#shop-api/cart/refuse-cart.ts'
import { cancelAttempt, type SettledState, settleIfKnown } from './settle-attempt.ts'
import type { Shop } from '#shop-api/cart/shop.ts'

export interface VerdictAnswer {
  order_no: string
  result: 'completed' | 'declined'
}

/**
 * Takes in what the card provider says of a challenge. A good verdict charges nothing by itself: the provider is asked,
 * as always, because a browser carried the message. Sent again, it answers the same.
 *
 * @throws ApiError 422 for one that is not the provider's, and while the provider itself does not know yet
 */
export async function receiveVerdict(
  shop: Shop,
  provider: PaymentProvider,
  verdict: Verdict,
): Promise<VerdictAnswer> {
  const key = await provider.readVerdict(verdict)
  const attempt = key === undefined ? undefined : await findAttempt(shop, key)
  if (attempt === undefined) throw refuseCart('payment.signature_invalid')
  const state = await settle(shop, attempt, verdict)
  if (isPlacedState(state)) return { order_no: attempt.order_no, result: 'completed' }
  if (isFailedState(state)) return { order_no: attempt.order_no, result: 'declined' }
  throw refuseCart('payment.unknown_outcome')
}

async function settle(shop: Shop, attempt: PaymentAttempt, { result }: Verdict): Promise<SettledState> {
  if (attempt.state === 'cancelling') return cancelAttempt(shop, attempt.id)
  if (attempt.state !== 'started' && attempt.state !== 'challenge') return attempt.state
  const outcome = await settleIfKnown(shop, attempt)
  const isGivenUp = result === 'failed' || result === 'cancelled'
  if (outcome?.result === 'challenge' && isGivenUp) return cancelAttempt(shop, attempt.id)
  const settled = await findAttempt(shop, attempt.idempotency_key)
  return settled?.state ?? attempt.state
}

async function findAttempt({ db, channel }: Shop, key: string): Promise<PaymentAttempt | undefined> {
  const [found] = await db
    .select({ attempt: payment_attempts })
    .from(payment_attempts)
    .innerJoin(carts, eq(carts.id, payment_attempts.cart_id))
    .where(and(eq(payment_attempts.idempotency_key, key), eq(carts.channel_id, channel.id)))
  return found?.attempt
}
