import type { Payment } from '#contract/shapes/cart.ts'

/** Ways to pay for which the shop waits for the money: a day of arrival holds only after it came. */
const PAID_BEFORE_SHIPPING: readonly Payment['code'][] = ['bank_transfer', 'konbini']

export function isPaidBeforeShipping({ code }: Pick<Payment, 'code'>): boolean {
  return PAID_BEFORE_SHIPPING.includes(code)
}
