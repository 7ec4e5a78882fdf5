import type { Stripe } from 'stripe'
import type { KonbiniStore, PaymentInstructions, PaymentRequest } from '../provider.ts'

/** Whole days Stripe allows. */
const DAYS = { least: 1, most: 60 }
/** Letters the shop's machine shows of what is paid. */
const LONGEST_DESCRIPTION = 22

type ConfirmParams = Stripe.PaymentIntentConfirmParams

/**
 * What a konbini payment is confirmed with. The number typed at the machine is the shopper's telephone number where it
 * has 10 or 11 digits, as Stripe advises; else, and where Stripe refuses that one, Stripe makes one up.
 */
export function toKonbiniParams(
  { payer, order_no, days_to_pay }: PaymentRequest,
  { with_phone }: { with_phone: boolean },
): Pick<ConfirmParams, 'payment_method_data' | 'payment_method_options'> {
  const digits = payer.phone.replaceAll(/\D/g, '')
  const isUsable = with_phone && /^\d{10,11}$/.test(digits) && /[1-9]/.test(digits)
  return {
    payment_method_data: {
      type: 'konbini',
      billing_details: { name: payer.name, email: payer.email },
    },
    payment_method_options: {
      konbini: {
        expires_after_days: Math.min(Math.max(Math.trunc(days_to_pay), DAYS.least), DAYS.most),
        product_description: order_no.slice(0, LONGEST_DESCRIPTION),
        ...(isUsable && { confirmation_number: digits }),
      },
    },
  }
}

type Details = Stripe.PaymentIntent.NextAction.KonbiniDisplayDetails

const STORES: readonly [keyof Details['stores'], KonbiniStore][] = [
  ['familymart', 'family_mart'],
  ['lawson', 'lawson'],
  ['ministop', 'ministop'],
  ['seicomart', 'seicomart'],
]

/** How it is paid, from what Stripe shows; a shop Stripe names no code for is left out. */
export function toInstructions({ expires_at, hosted_voucher_url, stores }: Details): PaymentInstructions {
  return {
    pay_by: new Date(expires_at * 1000).toISOString(),
    stores: STORES.flatMap(([name, store]) => {
      const codes = stores[name]
      if (!codes) return []
      const { payment_code, confirmation_number: confirmation_code = null } = codes
      return [{ store, payment_code, confirmation_code }]
    }),
    account: null,
    url: hosted_voucher_url,
  }
}
