import * as z from 'zod/mini'
import { asKept } from './as-kept.ts'
import { day, id, instant, yen } from './fields.ts'
import { email, optionalPostalCode, optionalText, text } from './input.ts'

/** 1 to 28, or 31 for the last day of the month. */
const dayOfMonth = () => z.int().check(z.refine((value) => (value >= 1 && value <= 28) || value === 31))

/** A number of yen that may be below 0: a credit. */
const balance = () => z.int()

/** Up to when and how much a company may pay by invoice. */
const payingTerms = {
  closing_day: dayOfMonth(),
  /** Months from the month of the closing to that of the payment. */
  due_months: z.int().check(z.gte(0), z.lte(6)),
  due_day: dayOfMonth(),
  /** Yen that may be owed at once; null: any amount. */
  credit_limit: z.nullable(yen()),
}

const invoiceTermFields = {
  /** 得意先コード. A company has one set of terms. */
  account_code: text(40),
  /** Whether the company's buyers may pay by invoice. What was bought before is invoiced all the same. */
  is_on: z.boolean(),
  ...payingTerms,
  /** Empty: the company's own name. */
  billing_name: optionalText(250),
  billing_postal_code: optionalPostalCode(),
  billing_address: optionalText(200),
  /** Who hears of invoices and reminders. */
  email: email(),
  /** Days after the due day from which nothing is sold by invoice; null: never. */
  stop_after_days: z.nullable(z.int().check(z.gte(0), z.lte(365))),
}
export const InvoiceTermsInputSchema = z.object(invoiceTermFields)
export type InvoiceTermsInput = z.infer<typeof InvoiceTermsInputSchema>

/** On what terms a company pays by invoice, as the staff keep it. */
export const AdminInvoiceTermsSchema = z.object({
  id: id(),
  version: z.int(),
  ...asKept(invoiceTermFields),
  account_name: z.string(),
  /** Yen of the limit that are used. */
  used: yen(),
})
export type AdminInvoiceTerms = z.infer<typeof AdminInvoiceTermsSchema>

/** On what terms a member's company pays by invoice, and what is used of it. */
export const OwnInvoiceTermsSchema = z.object({
  ...payingTerms,
  used: yen(),
  /** Something is overdue for so long that nothing is sold by invoice now. */
  is_stopped: z.boolean(),
})
export type OwnInvoiceTerms = z.infer<typeof OwnInvoiceTermsSchema>

export const InvoiceStateSchema = z.enum(['open', 'overdue', 'paid'])
export type InvoiceState = z.infer<typeof InvoiceStateSchema>

/** The invoice of a month (適格請求書). Amounts are whole yen with tax. */
export const InvoiceSchema = z.object({
  id: id(),
  number: z.string(),
  closed_on: day(),
  due_on: day(),
  issued_at: instant(),
  /** What was bought in the period. */
  purchased: yen(),
  /** What the invoice asks for: `purchased` and what was carried over. */
  total: balance(),
  /** What of `purchased` is still owed. Money pays the oldest invoice first. */
  open: yen(),
  state: InvoiceStateSchema,
})
export type Invoice = z.infer<typeof InvoiceSchema>

export const AdminInvoiceSchema = z.extend(InvoiceSchema, {
  account_code: z.string(),
  account_name: z.string(),
})
export type AdminInvoice = z.infer<typeof AdminInvoiceSchema>

/** Money of a company that was noted; below 0 it was paid back, or takes a mistake back. */
const InvoicePaymentSchema = z.object({
  id: id(),
  amount: balance(),
  received_on: day(),
  note: z.string(),
  actor: z.string(),
  recorded_at: instant(),
})

export const InvoicePaymentInputSchema = z.object({
  /** Made anew for each press of a button: what is sent twice is noted once. */
  request_key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** Yen; below 0 for money that was paid back, or to take a mistake back. Never 0. */
  amount: z.int().check(
    z.gte(-100_000_000),
    z.lte(100_000_000),
    z.refine((value) => value !== 0),
  ),
  received_on: day(),
  note: optionalText(200),
})
export type InvoicePaymentInput = z.infer<typeof InvoicePaymentInputSchema>

/** An invoice with its figures, and the money of its company. */
export const AdminInvoiceDetailSchema = z.extend(AdminInvoiceSchema, {
  /** What the invoice before it asked for, what came in and was taken off since, and what of it was still owed. */
  previous: balance(),
  paid: balance(),
  returned: yen(),
  carried_over: balance(),
  lines: z.array(
    z.object({
      kind: z.enum(['order', 'return']),
      day: day(),
      order_no: z.string(),
      contents: z.string(),
      rate: z.union([z.literal(8), z.literal(10)]),
      amount: balance(),
    }),
  ),
  by_rate: z.array(z.object({ rate: z.union([z.literal(8), z.literal(10)]), amount: yen(), tax: yen() })),
  /** What the company owes now for all its invoices; below 0 for a credit. */
  balance: balance(),
  /** The newest first. */
  payments: z.array(InvoicePaymentSchema),
  reminded_at: z.nullable(instant()),
})
export type AdminInvoiceDetail = z.infer<typeof AdminInvoiceDetailSchema>

/** A paper about money that was given back (適格返還請求書). */
export const ReturnInvoiceSchema = z.object({
  id: id(),
  number: z.string(),
  amount: yen(),
  issued_at: instant(),
})
export type ReturnInvoice = z.infer<typeof ReturnInvoiceSchema>
