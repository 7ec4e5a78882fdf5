const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  jcb: 'JCB',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  unionpay: 'UnionPay',
}

/** A brand's name for people, from Stripe's code for it. */
export const toBrandName = (code: string | null | undefined): string => (code && NAMES[code]) || 'Card'

/** `YYYYMM` (behaviour 5.15). */
export const toExpiry = (card: { exp_year: number; exp_month: number }): string =>
  `${card.exp_year}${String(card.exp_month).padStart(2, '0')}`
