import type { Stripe } from 'stripe'
import type { KnownPayment, PaymentOutcome, PaymentRequest } from '../provider.ts'
import { isReplayed } from './client.ts'
import { hasCode, isCardRefusal, isNoSuchCard, isPassing, toMendable } from './failures.ts'
import { beginIntent, findIntent, readIntent } from './intents.ts'
import { toKonbiniParams } from './konbini.ts'
import { REJECTED_NUMBER, toOutcome } from './to-outcome.ts'

/**
 * Begins a payment and confirms it, each by its own key. Between the two nothing is charged, and after an answer that got
 * lost the same two requests lead to the same intent.
 */
export async function authorise(stripe: Stripe, request: PaymentRequest): Promise<PaymentOutcome> {
  const begun = await beginIntent(stripe, request)
  if (begun.state === 'unknown') return { result: 'unknown' }
  if (begun.state === 'never') return { result: 'declined' }
  return confirm(stripe, begun.intent.id, request, { with_phone: true })
}

/** How a payment stands; it may create an intent to learn the name of the one there is, but never confirms one. */
export async function find(stripe: Stripe, payment: KnownPayment): Promise<PaymentOutcome | undefined> {
  const found = await findIntent(stripe, payment)
  if (found.state === 'unknown') return { result: 'unknown' }
  return found.state === 'never' ? undefined : toOutcome(found.intent)
}

async function confirm(
  stripe: Stripe,
  id: string,
  request: PaymentRequest,
  { with_phone }: { with_phone: boolean },
): Promise<PaymentOutcome> {
  try {
    const confirmed = await stripe.paymentIntents.confirm(
      id,
      { ...toParams(request, with_phone), return_url: request.return_url, expand: ['latest_charge'] },
      { idempotencyKey: `noren-confirm${with_phone ? '' : '-again'}-${request.idempotency_key}` },
    )
    return await readNow(stripe, confirmed)
  } catch (error) {
    if (isCardRefusal(error) || isNoSuchCard(error)) return { result: 'declined' }
    if (isPassing(error)) return { result: 'unknown' }
    if (with_phone && hasCode(error, REJECTED_NUMBER))
      return confirm(stripe, id, request, { with_phone: false })
    // Cancelled before the request arrived, or confirmed and moved on since.
    if (hasCode(error, 'payment_intent_unexpected_state')) return readLater(stripe, id)
    throw toMendable(error, `confirm ${id}`)
  }
}

async function readNow(
  stripe: Stripe,
  confirmed: Stripe.Response<Stripe.PaymentIntent>,
): Promise<PaymentOutcome> {
  return isReplayed(confirmed)
    ? readLater(stripe, confirmed.id)
    : (toOutcome(confirmed) ?? { result: 'unknown' })
}

async function readLater(stripe: Stripe, id: string): Promise<PaymentOutcome> {
  try {
    return toOutcome(await readIntent(stripe, id)) ?? { result: 'unknown' }
  } catch (error) {
    if (isPassing(error)) return { result: 'unknown' }
    throw toMendable(error, `find ${id}`)
  }
}

function toParams(request: PaymentRequest, with_phone: boolean): Stripe.PaymentIntentConfirmParams {
  if (request.method === 'konbini') return toKonbiniParams(request, { with_phone })
  if (request.method === 'paypay') return { payment_method_data: { type: 'paypay' } }
  if (!request.card)
    throw new Error('Stripe charges a card by its token only; `card` of the request must not be null.')
  return {
    payment_method: request.card.token,
    // Stripe asks for 3-D Secure in Japan by itself when it first sees a card. `any` asks every time, for a kept card, too:
    // then the card company bears a fraud, and most owners see no question.
    payment_method_options: { card: { request_three_d_secure: 'any' } },
  }
}
