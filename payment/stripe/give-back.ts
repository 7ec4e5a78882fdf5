import type { Stripe } from 'stripe'
import type { KnownPayment, RefundOutcome, RefundRequest } from '../provider.ts'
import { hasCode, isPassing, toMendable } from './failures.ts'
import { findIntent, KEY, ORDER } from './intents.ts'
import { countRefunded, getCharge } from './to-outcome.ts'

const REFUND = 'noren_refund'
/** A payment moves on at most so often while it is being cancelled: reserved, then taken. */
const ROUNDS = 4

/**
 * Makes sure that a payment takes nothing. An intent that is not there yet is created and cancelled, so that a request
 * arriving later meets a cancelled one.
 * @throws Error when nobody knows, and when Stripe does not give back what was taken: ask again, or look
 */
export async function cancel(stripe: Stripe, payment: KnownPayment): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const found = await findIntent(stripe, payment)
    if (found.state === 'unknown')
      throw new Error(`Stripe did not say how ${payment.idempotency_key} stands; cancel it again.`)
    if (found.state === 'never' || found.intent.status === 'canceled') return
    if (found.intent.status === 'succeeded') return giveBackRest(stripe, payment, found.intent)
    if (await cancelIntent(stripe, found.intent.id)) return
  }
  throw new Error(`Stripe does not cancel the payment of ${payment.order_no} yet; cancel it again.`)
}

/** @returns false when it moved on meanwhile */
async function cancelIntent(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.paymentIntents.cancel(id)
    return true
  } catch (error) {
    if (hasCode(error, 'payment_intent_unexpected_state')) return false
    throw toMendable(error, `cancel ${id}`)
  }
}

async function giveBackRest(
  stripe: Stripe,
  payment: KnownPayment,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const amount = intent.amount_received - countRefunded(getCharge(intent.latest_charge))
  if (amount <= 0) return
  const refund_key = `cancel-${payment.idempotency_key}`
  const { result } = await giveBack(stripe, payment, intent.id, { refund_key, amount })
  if (result === 'refunded') return
  throw new Error(
    result === 'refused'
      ? `Stripe took ${intent.id} and does not give it back; see https://dashboard.stripe.com/payments/${intent.id}.`
      : `Stripe did not say whether it gives ${intent.id} back; cancel it again.`,
  )
}

export async function refund(
  stripe: Stripe,
  payment: KnownPayment,
  request: RefundRequest,
): Promise<RefundOutcome> {
  const found = await findIntent(stripe, payment)
  if (found.state === 'unknown') return { result: 'unknown' }
  if (found.state === 'never' || found.intent.status !== 'succeeded') return { result: 'refused' }
  return giveBack(stripe, payment, found.intent.id, request)
}

/**
 * Gives back once. Whoever asks again after Stripe forgot the idempotency key finds the refund by its metadata; two who
 * ask at the same time are kept apart by that key.
 */
async function giveBack(
  stripe: Stripe,
  { method, payer, order_no, idempotency_key }: KnownPayment,
  payment_intent: string,
  { refund_key, amount }: RefundRequest,
): Promise<RefundOutcome> {
  try {
    const earlier = await findRefund(stripe, payment_intent, refund_key)
    if (earlier) return toRefundOutcome(earlier)
    const made = await stripe.refunds.create(
      {
        payment_intent,
        amount,
        metadata: { [REFUND]: refund_key, [KEY]: idempotency_key, [ORDER]: order_no },
        // Cash does not go back the way it came: Stripe asks the shopper by mail for a bank account.
        ...(method === 'konbini' && { instructions_email: payer.email }),
      },
      { idempotencyKey: `noren-refund-${refund_key}` },
    )
    return toRefundOutcome(made)
  } catch (error) {
    if (isPassing(error)) return { result: 'unknown' }
    if (hasCode(error, ...REFUSALS)) return { result: 'refused' }
    throw toMendable(error, `give back ${payment_intent}`)
  }
}

/** Given back already, more than is left, disputed, too old. */
const REFUSALS = [
  'amount_too_large',
  'amount_too_small',
  'charge_already_refunded',
  'charge_disputed',
  'payment_intent_unexpected_state',
  'refund_disputed_payment',
  'param:amount',
]

async function findRefund(
  stripe: Stripe,
  payment_intent: string,
  refund_key: string,
): Promise<Stripe.Refund | undefined> {
  for await (const one of stripe.refunds.list({ payment_intent, limit: 100 }))
    if (one.metadata?.[REFUND] === refund_key) return one
  return undefined
}

/** `pending` and `requires_action` have left the shop's balance; should they fail later, a notice of the payment says so. */
function toRefundOutcome({ id, status }: Stripe.Refund): RefundOutcome {
  return status === 'failed' || status === 'canceled'
    ? { result: 'refused' }
    : { result: 'refunded', reference: id }
}
