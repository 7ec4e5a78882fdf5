import type { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { REJECTED_NUMBER, toOutcome } from '#payment/stripe/to-outcome.ts'

type Intent = Stripe.PaymentIntent

/** As Stripe sends it, as far as it is read. */
const toIntent = (more: object): Intent =>
  ({
    id: 'pi_1',
    amount: 500,
    currency: 'jpy',
    payment_method_types: ['card'],
    latest_charge: null,
    ...more,
  }) as Intent

const failed = (code: string, ...payment_method_types: string[]) =>
  toOutcome(
    toIntent({ status: 'requires_payment_method', last_payment_error: { code }, payment_method_types }),
  )

describe('How a payment stands', () => {
  test('is not told of one that was never confirmed', () => {
    expect(toOutcome(toIntent({ status: 'requires_confirmation' }))).toBeUndefined()
    expect(
      toOutcome(toIntent({ status: 'requires_payment_method', last_payment_error: null })),
    ).toBeUndefined()
    expect(failed(REJECTED_NUMBER, 'konbini')).toBeUndefined()
  })

  test('is unknown while Stripe works, or says a word that is new to us', () => {
    expect(toOutcome(toIntent({ status: 'processing' }))).toEqual({ result: 'unknown' })
    expect(toOutcome(toIntent({ status: 'a_word_of_tomorrow' }))).toEqual({ result: 'unknown' })
  })

  test('is expired only where it was paid later', () => {
    expect(failed('payment_intent_payment_attempt_expired', 'konbini')).toEqual({ result: 'expired' })
    expect(failed('payment_intent_payment_attempt_expired', 'card')).toEqual({ result: 'declined' })
    expect(failed('payment_intent_authentication_failure', 'card')).toEqual({ result: 'declined' })
  })

  test('is approved with what Stripe tells, which may be little', () => {
    expect(toOutcome(toIntent({ status: 'succeeded', currency: 'usd' }))).toEqual({
      result: 'approved',
      is_captured: true,
      reference: 'pi_1',
      amount: 500,
      currency: 'USD',
      card: null,
      risk: null,
    })
    const card = { brand: 'visadankort', last4: null }
    const charge = (risk_level: string) => ({
      payment_method_details: { card },
      outcome: { risk_level, seller_message: null },
    })
    expect(
      toOutcome(toIntent({ status: 'requires_capture', latest_charge: charge('highest') })),
    ).toMatchObject({
      is_captured: false,
      card: { brand: 'Card', last4: '' },
      risk: { level: 'high', reason: '' },
    })
    for (const level of ['not_assessed', 'unknown'])
      expect(toOutcome(toIntent({ status: 'succeeded', latest_charge: charge(level) }))).toMatchObject({
        risk: null,
      })
  })

  test('is a fault of the account where Stripe wants what we did not ask for', () => {
    const odd = toIntent({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    expect(() => toOutcome(odd)).toThrow('Stripe wants "use_stripe_sdk" for pi_1')
  })
})
