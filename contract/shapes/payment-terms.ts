import * as z from 'zod/mini'

export const CARD_BRANDS = ['visa', 'mastercard', 'jcb', 'amex', 'diners'] as const
export const KONBINI_CHAINS = [
  'seven_eleven',
  'family_mart',
  'lawson',
  'ministop',
  'seicomart',
  'daily_yamazaki',
] as const

/** What shoppers know a way to pay by. */
export const PaymentBrandSchema = z.enum([...CARD_BRANDS, ...KONBINI_CHAINS, 'paypay'])
export type PaymentBrand = z.infer<typeof PaymentBrandSchema>

/** On what terms an order is paid, for the lawful confirm screen (ours). */
export const PaymentTermsSchema = z.object({
  /** What the shopper does at the payment company, as its settings say; null where the shop takes the money itself. */
  entry: z.nullable(z.enum(['fields', 'hosted', 'none'])),
  /** When the money is taken. */
  capture: z.enum(['at_order', 'at_shipping']),
  /** Whole days after the order in which it has to be paid; null where it is paid at once, or the company says. */
  days_to_pay: z.nullable(z.int()),
  /** Days after the last of them on which an unpaid order ends by itself, 0 for at once; null for never. */
  ends_after_days: z.nullable(z.int()),
  /** When the buyer's company pays by invoice: days of the month, 31 for its last. */
  invoice: z.optional(z.object({ closing_day: z.int(), due_months: z.int(), due_day: z.int() })),
})
export type PaymentTerms = z.infer<typeof PaymentTermsSchema>
