import type { Company } from '#contract/shapes/settings.ts'

/** Percent. */
type TaxRate = 8 | 10

/** The seller as a paper names it. */
export type PaperSeller = Pick<
  Company,
  'name' | 'postal_code' | 'address' | 'phone_number' | 'email' | 'invoice_number'
>

/** Amounts of a paper by tax rate, in whole yen; `tax` is contained in `amount` and rounded once for the whole paper. */
export type AmountsByRate = { rate: TaxRate; amount: number; tax: number }[]

/** What one order, or a return before the invoice, puts on an invoice at one tax rate. */
export interface InvoiceLine {
  kind: 'order' | 'return'
  /** In Japan: when the order had left as a whole, or when the money was given back. */
  day: string
  order_no: string
  /** What was sold, in a few words. */
  contents: string
  rate: TaxRate
  /** Whole yen with tax; below 0 for a return. */
  amount: number
}

/** An invoice of a month as it was made. Its paper is drawn from this alone, so it never changes. Amounts are whole yen. */
export interface InvoiceData {
  addressee: { code: string; name: string; postal_code: string; address: string }
  seller: PaperSeller
  bank_account: string
  /** What the invoice before it asked for; 0 for the first. */
  previous: number
  /** What came in since then, and what was taken off by return invoices. */
  paid: number
  returned: number
  /** What of the last invoice is still owed; below 0 for a credit. */
  carried_over: number
  purchased: number
  total: number
  by_rate: AmountsByRate
  lines: InvoiceLine[]
}

/** A return invoice as it was made. */
export interface ReturnInvoiceData {
  /** With 様 or 御中. */
  addressee: string
  seller: PaperSeller
  order_no: string
  /** Number of the month's invoice the order stood on. */
  invoice_number?: string
  /** Days in Japan. */
  sold_on: string
  returned_on: string
  /** What was sold, in a few words, by rate. */
  contents: { rate: TaxRate; text: string }[]
  reason: string
  by_rate: AmountsByRate
  amount: number
}
