import type { PaymentBrand } from '#contract/shapes/payment-terms.ts'

interface Mark {
  /** As it is written in the mark. */
  mark: string
  /** As it is read aloud. */
  name: string
}

/** Konbini as shoppers know them. */
export const KONBINI_NAMES = {
  seven_eleven: 'セブン-イレブン',
  family_mart: 'ファミリーマート',
  lawson: 'ローソン',
  ministop: 'ミニストップ',
  seicomart: 'セイコーマート',
  daily_yamazaki: 'デイリーヤマザキ',
} as const

const same = (name: string): Mark => ({ mark: name, name })

/** The marks of what a way to pay takes. */
export const PAYMENT_MARKS: Record<PaymentBrand, Mark> = {
  visa: { mark: 'VISA', name: 'Visa' },
  mastercard: same('Mastercard'),
  jcb: same('JCB'),
  amex: { mark: 'AMEX', name: 'American Express' },
  diners: same('Diners Club'),
  seven_eleven: same(KONBINI_NAMES.seven_eleven),
  family_mart: same(KONBINI_NAMES.family_mart),
  lawson: same(KONBINI_NAMES.lawson),
  ministop: same(KONBINI_NAMES.ministop),
  seicomart: same(KONBINI_NAMES.seicomart),
  daily_yamazaki: same(KONBINI_NAMES.daily_yamazaki),
  paypay: same('PayPay'),
}
