import type { Payment } from '#contract/shapes/cart.ts'
import type { PaymentTerms } from '#contract/shapes/payment-terms.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { toDayOfMonth, toDueDay } from '#src/text/business/days-of-month.ts'
import { paymentTermsTexts as texts } from '#src/text/checkout/payment-terms.ts'

/**
 * How and until when an order is paid, and what happens when it is not: sentences, in the order they come true. None where the API
 * tells no terms: then the shop's own words stand alone.
 */
export function describeTerms(
  { code, terms }: Pick<Payment, 'code' | 'terms'>,
  { total_payment, payment_fee }: { total_payment: number; payment_fee: number },
): string[] {
  if (!terms) return []
  if (total_payment === 0) return [texts.nothing_to_pay]
  return [
    ...(terms.entry === 'hosted' ? [texts.hosted] : []),
    ...WAYS[code](terms),
    ...(payment_fee > 0 ? [texts.fee_included(formatYen(payment_fee))] : []),
  ]
}

const WAYS: Record<Payment['code'], (terms: PaymentTerms) => readonly string[]> = {
  card: ({ entry, capture }) => [
    entry === 'hosted' && capture === 'at_order' ? texts.hosted_paid : texts.capture[capture],
  ],
  paypay: () => [texts.hosted_paid],
  deferred: () => [texts.deferred],
  cash_on_delivery: () => [texts.at_the_door],
  konbini: (terms) => [
    texts.konbini,
    terms.days_to_pay === null ? texts.konbini_unsaid : texts.konbini_days(terms.days_to_pay),
    texts.ends,
  ],
  bank_transfer: (terms) => [
    texts.transfer,
    ...(terms.days_to_pay === null ? [] : [texts.transfer_days(terms.days_to_pay)]),
    ...(terms.days_to_pay === null && terms.entry !== null ? [texts.transfer_unsaid] : []),
    toEnd(terms),
  ],
  invoice: ({ invoice }) =>
    invoice
      ? [
          texts.invoice(toDayOfMonth(invoice.closing_day), toDueDay(invoice.due_months, invoice.due_day)),
          texts.invoice_late,
        ]
      : [],
}

/** When an unpaid transfer's order ends. */
function toEnd({ ends_after_days }: PaymentTerms): string {
  if (ends_after_days === null) return texts.ends_by_hand
  return ends_after_days === 0 ? texts.ends : texts.ends_after(ends_after_days)
}
