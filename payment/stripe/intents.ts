import type { Stripe } from 'stripe'
import type { KnownPayment, PaymentRequest } from '../provider.ts'
import { isReplayed } from './client.ts'
import { hasCode, isKeptFailure, isPassing, toMendable } from './failures.ts'

/** What our intents carry, so that lists and notices lead back to the shop's own books. */
export const KEY = 'noren_key'
export const ORDER = 'order_no'

export const METHODS = ['card', 'konbini', 'paypay'] as const
export type StripeMethod = (typeof METHODS)[number]

const EXPAND = ['latest_charge.refunds']

export type Begun =
  | { state: 'there'; intent: Stripe.PaymentIntent }
  /** There is none, and there will be none by this key. */
  | { state: 'never' }
  | { state: 'unknown' }

/**
 * Creates the intent of an attempt, unconfirmed: it charges nothing. Sent again, Stripe answers with the same intent, so
 * the key alone finds it, too, when its name got lost.
 *
 * Stripe forgets a key some time after 24 hours, and would then create a second intent. That is safe: the shop ends an
 * attempt without a reference after 30 minutes, and asks by the reference from the first outcome on.
 */
export async function beginIntent(stripe: Stripe, request: PaymentRequest): Promise<Begun> {
  const { idempotency_key, amount, order_no, card, capture } = request
  const method = toStripeMethod(request)
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: 'jpy',
        allowed_payment_method_types: [method],
        capture_method: method === 'card' && capture === 'at_shipping' ? 'manual' : 'automatic',
        description: order_no,
        metadata: { [KEY]: idempotency_key, [ORDER]: order_no },
        ...(card?.token_key && { customer: card.token_key }),
      },
      { idempotencyKey: `noren-create-${idempotency_key}` },
    )
    if (!intent.payment_method_types.includes(method)) throw new Error(sayHowToTurnOn(method))
    return { state: 'there', intent: isReplayed(intent) ? await readIntent(stripe, intent.id) : intent }
  } catch (error) {
    // Nobody learned the intent's name, if there is one, so nobody confirms it.
    if (isKeptFailure(error)) return { state: 'never' }
    if (isPassing(error)) return { state: 'unknown' }
    if (hasCode(error, 'amount_too_small', 'amount_too_large', 'param:customer')) return { state: 'never' }
    throw toMendable(error, 'begin a payment')
  }
}

/** The intent of a payment as it is now. */
export async function findIntent(stripe: Stripe, payment: KnownPayment): Promise<Begun> {
  if (payment.reference === null) return beginIntent(stripe, payment)
  try {
    return { state: 'there', intent: await readIntent(stripe, payment.reference) }
  } catch (error) {
    if (isPassing(error)) return { state: 'unknown' }
    throw toMendable(error, `find ${payment.reference}`)
  }
}

export const readIntent = (stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.retrieve(id, { expand: EXPAND })

/** @throws Error for a way to pay that this provider does not take */
function toStripeMethod({ method }: PaymentRequest): StripeMethod {
  const found = METHODS.find((one) => one === method)
  if (!found) throw new Error(`Stripe does not take ${method} for this shop; it takes ${METHODS.join(', ')}.`)
  return found
}

const sayHowToTurnOn = (method: StripeMethod) =>
  `Stripe leaves out ${method} for this payment: turn it on at https://dashboard.stripe.com/settings/payment_methods, and look there for the amounts and the kinds of goods it allows.`
