import { and, desc, eq } from 'drizzle-orm'
import type { AdminInvoice, Invoice, InvoiceState } from '#contract/shapes/invoice.ts'
import { loadBalances } from '#shop-api/business/load-balances.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { business_accounts } from '#shop-api/db/schema/business.ts'
import { invoices } from '#shop-api/db/schema/invoices.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import type { InvoiceRow } from './find-newest-invoice.ts'

interface Filter {
  account_id?: number | undefined
  account_code?: string | undefined
  state?: InvoiceState | undefined
}

/** Invoices of a shop, those of the newest closing first, with what of each is still owed. */
export async function listInvoices(
  db: Db | Tx,
  { channel_id, now }: { channel_id: number; now: Date },
  { account_id, account_code, state }: Filter = {},
): Promise<AdminInvoice[]> {
  const rows = await db
    .select({ invoice: invoices, code: business_accounts.code, name: business_accounts.name })
    .from(invoices)
    .innerJoin(business_accounts, eq(business_accounts.id, invoices.account_id))
    .where(
      and(
        eq(invoices.channel_id, channel_id),
        account_id === undefined ? undefined : eq(invoices.account_id, account_id),
        account_code === undefined ? undefined : eq(business_accounts.code, account_code),
      ),
    )
    .orderBy(desc(invoices.closed_on), desc(invoices.id))
  const balances = await loadBalances(db, [...new Set(rows.map(({ invoice }) => invoice.account_id))])
  const listed = rows.map(({ invoice, code, name }) => {
    const own = balances.get(invoice.account_id)?.invoices.find(({ id }) => id === invoice.id)
    return { ...toInvoice(invoice, own?.open ?? 0, now), account_code: code, account_name: name }
  })
  return state === undefined ? listed : listed.filter((invoice) => invoice.state === state)
}

/** @param open yen of it that are still owed */
export function toInvoice(
  { id, number, closed_on, due_on, issued_at, purchased, data }: InvoiceRow,
  open: number,
  now: Date,
): Invoice {
  const state = open === 0 ? 'paid' : due_on < toJapanDay(now) ? 'overdue' : 'open'
  return {
    id,
    number,
    closed_on,
    due_on,
    issued_at: issued_at.toISOString(),
    purchased,
    total: data.total,
    open,
    state,
  }
}
