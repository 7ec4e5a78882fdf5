import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { business_accounts, business_buyers } from '#shop-api/db/schema/business.ts'
import { invoice_terms } from '#shop-api/db/schema/invoices.ts'
import { addDays, toJapanDay } from '#src/rules/date/japan-time.ts'
import { findBuyer } from './find-buyer.ts'
import { type Balance, loadBalances } from './load-balances.ts'

export interface InvoiceCredit {
  terms: typeof invoice_terms.$inferSelect
  /** Yen of the limit that are used, what is not on an invoice yet included; never below 0. */
  used: number
  /** Yen that can still be ordered; null: any amount. */
  left: number | null
  /** Something is overdue for so long that nothing is sold by invoice now. */
  is_stopped: boolean
}

interface Payer {
  channel_id: number
  user_id: number | null
  now: Date
}

/** On what terms a member may pay by invoice; undefined for whoever may not. */
export async function loadInvoiceCredit(db: Db | Tx, payer: Payer): Promise<InvoiceCredit | undefined> {
  const found = await findBuyer(db, payer)
  if (!found) return undefined
  const [terms] = await db
    .select()
    .from(invoice_terms)
    .where(and(eq(invoice_terms.account_id, found.account.id), eq(invoice_terms.is_on, true)))
  if (!terms) return undefined
  const balance = (await loadBalances(db, [terms.account_id])).get(terms.account_id)
  return toCredit(terms, balance, payer.now)
}

/** What a company's limit leaves, by what it owes. */
export function toCredit(
  terms: typeof invoice_terms.$inferSelect,
  balance: Balance | undefined,
  now: Date,
): InvoiceCredit {
  const { credit_limit, stop_after_days } = terms
  const used = Math.max(0, (balance?.invoiced ?? 0) + (balance?.uninvoiced ?? 0))
  const today = toJapanDay(now)
  const is_stopped =
    stop_after_days !== null &&
    (balance?.invoices ?? []).some(({ open, due_on }) => open > 0 && addDays(due_on, stop_after_days) < today)
  return {
    terms,
    used,
    left: credit_limit === null ? null : Math.max(0, credit_limit - used),
    is_stopped,
  }
}

/** Holds what a buyer's company owes until the transaction ends: of two of its orders at once the later one sees the earlier. */
export async function lockCompanyOf(tx: Tx, user_id: number | null): Promise<void> {
  if (user_id === null) return
  const [buyer] = await tx
    .select({ account_id: business_buyers.account_id })
    .from(business_buyers)
    .where(eq(business_buyers.user_id, user_id))
  if (buyer) await lockCompany(tx, buyer.account_id)
}

/** The same for a company. */
export async function lockCompany(tx: Tx, account_id: number): Promise<void> {
  await tx
    .select({ id: business_accounts.id })
    .from(business_accounts)
    .where(eq(business_accounts.id, account_id))
    .for('no key update')
}
