import type { PaymentTerms } from '#contract/shapes/payment-terms.ts'
import type { PaymentMethod } from '#shop-api/cart/selling-terms.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { findTaker } from '#shop-api/payment/find-taker.ts'
import { isPaidBeforeShipping } from '#src/rules/checkout/paid-before-shipping.ts'

/** On what terms a way to pay is paid, by the shop's own words for it and by whoever takes the money. */
export function toPaymentTerms(
  shop: Pick<Shop, 'payments' | 'channel'>,
  method: PaymentMethod,
): PaymentTerms {
  const taker = findTaker(shop, method)
  const { credit, guide } = method
  const terms = {
    entry: taker?.entry ?? null,
    capture: taker?.capture ?? 'at_order',
    days_to_pay: null,
    ends_after_days: null,
  }
  if (credit) {
    const { closing_day, due_months, due_day } = credit.terms
    return { ...terms, invoice: { closing_day, due_months, due_day } }
  }
  if (!isPaidBeforeShipping(method)) return terms
  if (!taker)
    return {
      ...terms,
      days_to_pay: guide?.deadline_days ?? null,
      ends_after_days: guide?.cancel_days_after ?? null,
    }
  // On its own page the company says how long one has.
  return { ...terms, days_to_pay: taker.entry === 'none' ? taker.days_to_pay : null, ends_after_days: 0 }
}
