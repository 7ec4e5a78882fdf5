import type { Cart } from '#contract/shapes/cart.ts'
import type { Company } from '#contract/shapes/settings.ts'

/** What a receipt, a bill or a quotation is drawn from. Figures are the order's own, never computed (architecture, law 6). */
export interface TradeDocument {
  kind: 'receipt' | 'billing' | 'quotation'
  /** Number of the order, or of a quotation that is kept; null for the quotation of a cart. */
  order_no: string | null
  /** With 様 or 御中, as it is printed. */
  addressee: string
  /** Sentence below the sum. */
  statement: string
  /** Lines at the top right, e.g. the day of issue. */
  dates: string[]
  detail: Cart['detail']
  payment_name: string | null
  payment_guide: string | null
  /** From the second issue on. */
  is_reissue: boolean
  notes: string[]
  company: Company
  issued_at: Date
}
