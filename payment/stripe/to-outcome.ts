import type { Stripe } from 'stripe'
import type { ApprovedPayment, PaymentOutcome, Risk } from '../provider.ts'
import { toBrandName } from './brands.ts'
import { toInstructions } from './konbini.ts'

/** Stripe does not want the shopper's telephone number as the number typed at the machine. */
export const REJECTED_NUMBER = 'payment_intent_konbini_rejected_confirmation_number'

/**
 * How a payment stands, from an intent whose `latest_charge` is expanded; undefined when it was never confirmed.
 * A card that was refused leaves its intent waiting for another one, which we never send: that is declined.
 * @throws Error for a next step that we do not ask Stripe for
 */
export function toOutcome(intent: Stripe.PaymentIntent): PaymentOutcome | undefined {
  switch (intent.status) {
    case 'succeeded':
      return { result: 'approved', is_captured: true, ...toApproved(intent) }
    case 'requires_capture':
      return { result: 'approved', is_captured: false, ...toApproved(intent) }
    case 'requires_action':
      return toNextStep(intent)
    case 'canceled':
      return { result: 'declined' }
    case 'requires_payment_method':
      return toRefusal(intent)
    case 'requires_confirmation':
      return undefined
    default:
      // `processing`, and what Stripe may add.
      return { result: 'unknown' }
  }
}

function toNextStep({ id, next_action }: Stripe.PaymentIntent): PaymentOutcome {
  const redirect_url = next_action?.redirect_to_url?.url
  if (redirect_url) return { result: 'challenge', redirect_url, reference: id }
  const konbini = next_action?.konbini_display_details
  if (konbini) return { result: 'awaiting', reference: id, instructions: toInstructions(konbini) }
  throw new Error(
    `Stripe wants "${next_action?.type ?? 'nothing'}" for ${id}, which was not asked for; turn off extra ways to pay at https://dashboard.stripe.com/settings/payment_methods.`,
  )
}

function toRefusal({ last_payment_error, payment_method_types }: Stripe.PaymentIntent) {
  const code = last_payment_error?.code
  // Then it is confirmed once more, with a number of Stripe's own.
  if (!last_payment_error || code === REJECTED_NUMBER) return undefined
  const isTooLate = code === 'payment_intent_payment_attempt_expired'
  return { result: isTooLate && payment_method_types.includes('konbini') ? 'expired' : 'declined' } as const
}

function toApproved({ id, amount, currency, latest_charge }: Stripe.PaymentIntent): ApprovedPayment {
  const charge = getCharge(latest_charge)
  const card = charge?.payment_method_details?.card
  return {
    reference: id,
    amount,
    currency: currency.toUpperCase(),
    card: card
      ? {
          brand: toBrandName(card.brand),
          last4: card.last4 ?? '',
        }
      : null,
    risk: toRisk(charge?.outcome),
  }
}

const LEVELS: Readonly<Record<string, Risk['level']>> = {
  normal: 'normal',
  elevated: 'elevated',
  highest: 'high',
}

/** Stripe thinks nothing of payments without a card, and says so by other words. */
function toRisk(outcome: Stripe.Charge.Outcome | null | undefined): Risk | null {
  const level = LEVELS[outcome?.risk_level ?? '']
  return level ? { level, reason: outcome?.seller_message ?? '' } : null
}

/** @returns undefined where there is none, or it was not expanded */
export const getCharge = (charge: Stripe.PaymentIntent['latest_charge']): Stripe.Charge | undefined =>
  charge !== null && typeof charge === 'object' ? charge : undefined

/**
 * Yen given back of what was taken; the charge's `refunds` have to be expanded, too. What a capture of a part set free is a refund
 * to Stripe, with a reason of its own, and was never taken.
 */
export function countRefunded(charge: Stripe.Charge | undefined): number {
  if (!charge || charge.amount_captured === charge.amount) return charge?.amount_refunded ?? 0
  const refunds = charge.refunds?.data ?? []
  return refunds
    .filter(({ status, reason }) => status !== 'failed' && status !== 'canceled' && reason !== SET_FREE)
    .reduce((sum, { amount }) => sum + amount, 0)
}

const SET_FREE = 'expired_uncaptured_charge'
