import type { Stripe } from 'stripe'
import type { Dispute, ListedPayment } from '../provider.ts'
import { isMissing, toMendable } from './failures.ts'
import { KEY, ORDER } from './intents.ts'
import { countRefunded, getCharge } from './to-outcome.ts'

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000)

/**
 * Every payment of the account that was begun in the time. Stripe lists the newest first, so all of them are read before
 * the oldest is given.
 */
export async function* listPayments(
  stripe: Stripe,
  { from, until }: { from: Date; until: Date },
): AsyncGenerator<ListedPayment> {
  const found: ListedPayment[] = []
  try {
    const created = { gte: toSeconds(from), lt: toSeconds(until) }
    const list = stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge.refunds'] })
    for await (const intent of list) found.push(toListed(intent))
  } catch (error) {
    throw toMendable(error, 'list its payments')
  }
  yield* found.toReversed()
}

function toListed(intent: Stripe.PaymentIntent): ListedPayment {
  return {
    idempotency_key: intent.metadata[KEY] ?? null,
    order_no: intent.metadata[ORDER] ?? null,
    reference: intent.id,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    state: toState(intent),
    refunded: countRefunded(getCharge(intent.latest_charge)),
    begun_at: new Date(intent.created * 1000),
  }
}

function toState({ status, last_payment_error, next_action }: Stripe.PaymentIntent): ListedPayment['state'] {
  switch (status) {
    case 'succeeded':
      return 'captured'
    case 'requires_capture':
      return 'reserved'
    case 'canceled':
      return 'ended'
    case 'requires_action':
      return next_action?.konbini_display_details ? 'awaiting' : 'open'
    case 'requires_payment_method':
      return last_payment_error ? 'ended' : 'open'
    default:
      return 'open'
  }
}

const STATES: Readonly<Record<string, Dispute['state']>> = {
  needs_response: 'to_answer',
  warning_needs_response: 'to_answer',
  appeal_needs_response: 'to_answer',
  under_review: 'answered',
  warning_under_review: 'answered',
  appeal_under_review: 'answered',
  won: 'won',
  // An inquiry that became no chargeback.
  warning_closed: 'won',
  lost: 'lost',
  // Given back by an agreement with the card company before it became one: the money is gone all the same.
  prevented: 'lost',
}

/** A word of Stripe's that is new to us is shown as one a person must look at. */
const toDisputeState = (status: string): Dispute['state'] => STATES[status] ?? 'to_answer'

/** Every chargeback that was opened since, the newest first. */
export async function* listDisputes(
  stripe: Stripe,
  since: Date,
): AsyncGenerator<Pick<Dispute, 'reference' | 'state'>> {
  try {
    for await (const { id, status } of stripe.disputes.list({
      created: { gte: toSeconds(since) },
      limit: 100,
    }))
      yield { reference: id, state: toDisputeState(status) }
  } catch (error) {
    throw toMendable(error, 'list its disputes')
  }
}

export async function findDispute(stripe: Stripe, reference: string): Promise<Dispute | undefined> {
  if (!/^\w+$/.test(reference)) return undefined
  try {
    const dispute = await stripe.disputes.retrieve(reference, { expand: ['payment_intent'] })
    const { payment_intent, charge, evidence_details, amount, reason } = dispute
    const intent = payment_intent !== null && typeof payment_intent === 'object' ? payment_intent : undefined
    const state = toDisputeState(dispute.status)
    const due_by = state === 'to_answer' && !evidence_details.past_due ? evidence_details.due_by : null
    return {
      reference: dispute.id,
      payment_reference: intent?.id ?? (typeof charge === 'string' ? charge : charge.id),
      idempotency_key: intent?.metadata[KEY] ?? null,
      amount,
      reason,
      state,
      answer_by: due_by === null ? null : new Date(due_by * 1000),
    }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw toMendable(error, `tell of ${reference}`)
  }
}
