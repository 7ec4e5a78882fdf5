import type { InvoiceData, ReturnInvoiceData } from '#shop-api/db/json/invoice-data.ts'

/** The invoice of a month as it is drawn: what was kept when it was made. Days are in Japan. */
export interface InvoicePaper extends InvoiceData {
  kind: 'invoice'
  number: string
  closed_on: string
  due_on: string
  issued_at: Date
}

/** The paper about money that was given back. */
export interface ReturnInvoicePaper extends ReturnInvoiceData {
  kind: 'return_invoice'
  number: string
  issued_at: Date
}
