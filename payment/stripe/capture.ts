import type { Stripe } from 'stripe'
import type { CaptureOutcome, KnownPayment } from '../provider.ts'
import { hasCode, isCardRefusal, isPassing, toMendable } from './failures.ts'
import { findIntent } from './intents.ts'

/** Takes what was reserved, once; Stripe sets the rest free by itself. */
export async function capture(
  stripe: Stripe,
  payment: KnownPayment,
  amount: number,
): Promise<CaptureOutcome> {
  const found = await findIntent(stripe, payment)
  if (found.state === 'unknown') return { result: 'unknown' }
  if (found.state === 'never') return { result: 'refused' }
  const { intent } = found
  if (intent.status !== 'requires_capture') return toCaptured(intent, amount)
  if (amount > intent.amount_capturable) return { result: 'refused' }
  try {
    const captured = await stripe.paymentIntents.capture(
      intent.id,
      { amount_to_capture: amount },
      { idempotencyKey: `noren-capture-${payment.idempotency_key}-${amount}` },
    )
    return toCaptured(captured, amount)
  } catch (error) {
    if (isPassing(error)) return { result: 'unknown' }
    // Somebody else was faster: the next question finds how it ended.
    if (hasCode(error, 'payment_intent_unexpected_state')) return { result: 'unknown' }
    if (isCardRefusal(error) || hasCode(error, 'charge_expired_for_capture', 'param:amount_to_capture'))
      return { result: 'refused' }
    throw toMendable(error, `take ${intent.id}`)
  }
}

function toCaptured({ status, amount_received }: Stripe.PaymentIntent, amount: number): CaptureOutcome {
  if (status === 'processing') return { result: 'unknown' }
  return { result: status === 'succeeded' && amount_received === amount ? 'captured' : 'refused' }
}
