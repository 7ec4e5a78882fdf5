import type { Payment } from '#contract/shapes/cart.ts'
import { getPaymentFee } from '#src/rules/checkout/payment-fee.ts'
import { PAYMENT_REASONS } from '#src/text/cart/cart-errors.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import type { Destinations } from './cart-detail.ts'
import type { PaymentMethod } from './selling-terms.ts'

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
export function offerPayment(
  payment: Payment & Pick<PaymentMethod, 'credit'>,
  amount: number,
  destinations: Destinations,
): PaymentOffer {
  const isAtTheDoor = payment.code === 'cash_on_delivery'
  if (isAtTheDoor && destinations === 'gift') return { fee: null, reason: PAYMENT_REASONS.social_gift }
  if (isAtTheDoor && destinations !== 'gift' && destinations > 1) {
    return { fee: null, reason: PAYMENT_REASONS.several_destinations }
  }
  const fee = getPaymentFee(payment.fees, amount)
  if (fee === undefined) return { fee: null, reason: PAYMENT_REASONS.amount_too_high }
  const reason = payment.credit ? findCreditReason(payment.credit, amount + fee) : null
  return { fee: reason === null ? fee : null, reason }
}

/** Why a company cannot pay an order by invoice now; null when it can. What costs nothing uses nothing. */
function findCreditReason(
  { left, is_stopped }: NonNullable<PaymentMethod['credit']>,
  total: number,
): string | null {
  if (total === 0) return null
  if (is_stopped) return PAYMENT_REASONS.invoice_overdue
  return left !== null && total > left ? PAYMENT_REASONS.over_credit(formatYen(left)) : null
}
