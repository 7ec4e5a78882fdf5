import { and, desc, eq } from 'drizzle-orm'
import type { AdminInvoiceDetail } from '#contract/shapes/invoice.ts'
import { findBuyer } from '#shop-api/business/find-buyer.ts'
import { loadBalances } from '#shop-api/business/load-balances.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { business_accounts } from '#shop-api/db/schema/business.ts'
import { invoice_payments, invoices } from '#shop-api/db/schema/invoices.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { InvoiceRow } from './find-newest-invoice.ts'
import { toInvoice } from './list-invoices.ts'

/** Whose invoice is meant: the staff's of a shop, that of a member's company, or of whoever has its mail. */
export type InvoiceAccess =
  | { id: number }
  | { id: number; user_id: number }
  | { number: string; token: string }

/** @throws ApiError 404 for one that does not exist and for another's: the two cannot be told apart */
export async function requireInvoice(
  db: Db | Tx,
  channel_id: number,
  access: InvoiceAccess,
): Promise<InvoiceRow> {
  const condition =
    'token' in access
      ? and(eq(invoices.number, access.number), eq(invoices.token, access.token))
      : eq(invoices.id, access.id)
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.channel_id, channel_id), condition))
  if (!row) throw notFound()
  if ('user_id' in access) {
    const found = await findBuyer(db, { channel_id, user_id: access.user_id })
    if (found?.account.id !== row.account_id) throw notFound()
  }
  return row
}

/** An invoice as the staff see it, with the money of its company. */
export async function loadInvoiceDetail(
  db: Db | Tx,
  row: InvoiceRow,
  now: Date,
): Promise<AdminInvoiceDetail> {
  const { account_id, data } = row
  const balance = (await loadBalances(db, [account_id])).get(account_id)
  const [account] = await db
    .select({ code: business_accounts.code, name: business_accounts.name })
    .from(business_accounts)
    .where(eq(business_accounts.id, account_id))
  const { previous, paid, returned, carried_over, lines, by_rate } = data
  const open = balance?.invoices.find(({ id }) => id === row.id)?.open ?? 0
  return {
    ...toInvoice(row, open, now),
    account_code: account?.code ?? '',
    account_name: account?.name ?? '',
    previous,
    paid,
    returned,
    carried_over,
    lines,
    by_rate,
    balance: balance?.invoiced ?? 0,
    payments: await listPayments(db, account_id),
    reminded_at: row.reminded_at?.toISOString() ?? null,
  }
}

async function listPayments(db: Db | Tx, account_id: number): Promise<AdminInvoiceDetail['payments']> {
  const rows = await db
    .select()
    .from(invoice_payments)
    .where(eq(invoice_payments.account_id, account_id))
    .orderBy(desc(invoice_payments.id))
  return rows.map(({ id, amount, received_on, note, actor, recorded_at }) => ({
    id,
    amount,
    received_on,
    note,
    actor,
    recorded_at: recorded_at.toISOString(),
  }))
}
