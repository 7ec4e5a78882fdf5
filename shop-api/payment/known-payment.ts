import type { Orderer } from '#contract/shapes/cart.ts'
import type { KnownPayment, Payer } from '#payment/provider.ts'
import type { payment_attempts } from '#shop-api/db/schema/payment.ts'

export type PaymentAttempt = typeof payment_attempts.$inferSelect

/**
 * A payment as a provider is asked about it, always in the same words.
 * @param orderer of the cart's decision, or of the order; null once it is gone. Some providers write to them about a refund
 */
export function toKnownPayment(attempt: PaymentAttempt, orderer: Orderer | null | undefined): KnownPayment {
  const { method, idempotency_key, order_no, amount, capture, return_url, days_to_pay, reference } = attempt
  const { card_token: token, card_token_key: token_key } = attempt
  return {
    method,
    idempotency_key,
    order_no,
    amount,
    card: token === '' ? null : { token, token_key },
    capture,
    payer: toPayer(orderer),
    return_url,
    days_to_pay,
    reference,
  }
}

function toPayer(orderer: Orderer | null | undefined): Payer {
  if (!orderer) return { name: '', name_kana: '', email: '', phone: '' }
  const { last_name, first_name, last_name_kana, first_name_kana, email, phone_number } = orderer
  const join = (...names: (string | null | undefined)[]) => names.filter(Boolean).join(' ')
  return {
    name: join(last_name, first_name),
    name_kana: join(last_name_kana, first_name_kana),
    email,
    phone: phone_number,
  }
}
