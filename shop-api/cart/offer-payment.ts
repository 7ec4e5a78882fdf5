import type { Payment } from '#contract/shapes/cart.ts'
import { getPaymentFee } from '#src/rules/checkout/payment-fee.ts'
import { PAYMENT_REASONS } from '#src/text/cart/cart-errors.ts'
import type { Destinations } from './cart-detail.ts'

export interface PaymentOffer {
  /** Null when this way to pay is not available. */
  fee: number | null
  /** Why it is not, for the shopper. */
  reason: string | null
}

/**
 * Whether an order can be paid this way, and what that costs.
 *
 * @param amount goods and shipping fee, in yen
 * @param destinations cash on delivery needs exactly one door at which everything is paid, and not the recipient's
 */
export function offerPayment(payment: Payment, amount: number, destinations: Destinations): PaymentOffer {
  const isAtTheDoor = payment.code === 'cash_on_delivery'
  if (isAtTheDoor && destinations === 'gift') return { fee: null, reason: PAYMENT_REASONS.social_gift }
  if (isAtTheDoor && destinations !== 'gift' && destinations > 1) {
    return { fee: null, reason: PAYMENT_REASONS.several_destinations }
  }
  const fee = getPaymentFee(payment.fees, amount)
  return fee === undefined ? { fee: null, reason: PAYMENT_REASONS.amount_too_high } : { fee, reason: null }
}
