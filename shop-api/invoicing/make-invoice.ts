import { and, eq, inArray, isNull, lt, lte } from 'drizzle-orm'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import type { InvoiceData, InvoiceLine } from '#shop-api/db/json/invoice-data.ts'
import { business_accounts } from '#shop-api/db/schema/business.ts'
import {
  invoice_orders,
  invoice_payments,
  invoices,
  type invoice_terms,
  return_invoices,
} from '#shop-api/db/schema/invoices.ts'
import { payments } from '#shop-api/db/schema/selling.ts'
import { describeOrder } from '#shop-api/orders/refunds-by-rate.ts'
import { takePaperNumber } from '#shop-api/orders/take-paper-number.ts'
import { toPaperSeller } from '#shop-api/orders/to-paper-seller.ts'
import { toDueDay } from '#src/rules/business/closing-days.ts'
import { addDays, type JapanDay, toJapanDay, toJapanInstant } from '#src/rules/date/japan-time.ts'
import { sumByRate } from '#src/rules/money/sum-by-rate.ts'
import type { InvoiceRow } from './find-newest-invoice.ts'
import type { SoldOrder } from './load-sold-orders.ts'
import { settlePaid } from './settle-paid.ts'
import { tellInvoice } from './tell-invoice.ts'

/** Days an invoice that was made late leaves for paying it. */
const LEAST_DAYS = 7

interface Period {
  channel: { id: number; name: string }
  terms: typeof invoice_terms.$inferSelect
  /** The company's newest invoice. */
  previous: InvoiceRow | undefined
  sold: readonly SoldOrder[]
  closed_on: JapanDay
  now: Date
  config: ShopOriginConfig
}

/** Makes the invoice of a period and its mail. The caller holds the company and the orders. */
export async function makeInvoice(tx: Tx, period: Period): Promise<void> {
  const { channel, terms, previous, sold, closed_on, now, config } = period
  const { account_id } = terms
  const lines = await toLines(tx, sold)
  const purchased = sum(lines)
  const received = await findUntold(tx, account_id, closed_on)
  const asked = previous?.data.total ?? 0
  const carried_over = asked - received.paid - received.returned
  const { company } = await loadSeller(tx, channel.id, channel.name)
  const data: InvoiceData = {
    addressee: await findAddressee(tx, terms),
    seller: toPaperSeller(company),
    bank_account: await findBankAccount(tx, channel.id),
    previous: asked,
    paid: received.paid,
    returned: received.returned,
    carried_over,
    purchased,
    total: carried_over + purchased,
    by_rate: sumByRate(lines),
    lines,
  }
  const due_on = toDueDay(closed_on, terms)
  const soonest = addDays(toJapanDay(now), LEAST_DAYS)
  const [invoice] = await tx
    .insert(invoices)
    .values({
      channel_id: channel.id,
      account_id,
      closed_on,
      due_on: due_on < soonest ? soonest : due_on,
      issued_at: now,
      purchased,
      data,
      number: await takePaperNumber(tx, channel.id, 'invoice'),
    })
    .returning()
  if (!invoice) throw new Error('An invoice was not stored')
  const invoice_id = invoice.id
  const ids = sold.map(({ row }) => row.id)
  await tx.update(invoice_orders).set({ invoice_id }).where(inArray(invoice_orders.order_id, ids))
  await tx.update(invoice_payments).set({ invoice_id }).where(isUntoldPayment(account_id, closed_on))
  await tx.update(return_invoices).set({ invoice_id }).where(isUntoldReturn(account_id, closed_on))
  await settlePaid(tx, account_id, now)
  await tellInvoice(tx, { channel, invoice, email: terms.email, now, config })
}

/** A line for each order and tax rate, and one for what was given back of it before. */
async function toLines(tx: Tx, sold: readonly SoldOrder[]): Promise<InvoiceLine[]> {
  const lines: InvoiceLine[] = []
  for (const { row, sold_on, refunds } of sold) {
    const contents = await describeOrder(tx, row)
    const textOf = (rate: number) => contents.find((part) => part.rate === rate)?.text ?? ''
    const { order_no } = row
    for (const { rate, amount } of row.order_detail.amount_by_tax_rate)
      lines.push({ kind: 'order', day: sold_on, order_no, contents: textOf(rate), rate, amount })
    for (const { settled_at, parts } of refunds)
      for (const { rate, amount } of parts) {
        const day = toJapanDay(settled_at)
        lines.push({ kind: 'return', day, order_no, contents: textOf(rate), rate, amount: -amount })
      }
  }
  return lines
}

const isUntoldPayment = (account_id: number, closed_on: JapanDay) =>
  and(
    eq(invoice_payments.account_id, account_id),
    isNull(invoice_payments.invoice_id),
    lte(invoice_payments.received_on, closed_on),
  )

const isUntoldReturn = (account_id: number, closed_on: JapanDay) =>
  and(
    eq(return_invoices.account_id, account_id),
    isNull(return_invoices.invoice_id),
    lt(return_invoices.issued_at, toJapanInstant(addDays(closed_on, 1), 0)),
  )

/** What came in and was taken off by the closing, and stands on no invoice yet. */
async function findUntold(tx: Tx, account_id: number, closed_on: JapanDay) {
  const paid = await tx
    .select({ amount: invoice_payments.amount })
    .from(invoice_payments)
    .where(isUntoldPayment(account_id, closed_on))
  const returned = await tx
    .select({ amount: return_invoices.amount })
    .from(return_invoices)
    .where(isUntoldReturn(account_id, closed_on))
  return { paid: sum(paid), returned: sum(returned) }
}

const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)

async function findAddressee(tx: Tx, terms: Period['terms']): Promise<InvoiceData['addressee']> {
  const [account] = await tx
    .select({ code: business_accounts.code, name: business_accounts.name })
    .from(business_accounts)
    .where(eq(business_accounts.id, terms.account_id))
  if (!account) throw new Error(`There is no company ${terms.account_id}`)
  return {
    code: account.code,
    name: terms.billing_name || account.name,
    postal_code: terms.billing_postal_code,
    address: terms.billing_address,
  }
}

/** Where the money goes: the account of paying by invoice, which cannot be offered without one. */
async function findBankAccount(tx: Tx, channel_id: number): Promise<string> {
  const [method] = await tx
    .select({ guide: payments.guide })
    .from(payments)
    .where(and(eq(payments.channel_id, channel_id), eq(payments.code, 'invoice')))
  return method?.guide?.account ?? ''
}
