import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { lockCompany } from '#shop-api/business/invoice-credit.ts'
import type { ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { business_accounts } from '#shop-api/db/schema/business.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { invoice_orders, invoice_terms, return_invoices } from '#shop-api/db/schema/invoices.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { findClosing } from '#src/rules/business/closing-days.ts'
import { addDays, type JapanDay, toJapanDay } from '#src/rules/date/japan-time.ts'
import { findNewestInvoice } from './find-newest-invoice.ts'
import { SOLD_STATUSES, loadSoldOrders } from './load-sold-orders.ts'
import { makeInvoice } from './make-invoice.ts'
import { settlePaid } from './settle-paid.ts'

interface Scope {
  db: Db
  now: Date
  config: ShopOriginConfig
}

interface Company {
  account_id: number
  channel: { id: number; name: string }
}

/**
 * Makes the invoices of every closing that is over, one for each company and period, the oldest first: after days without the
 * program none is missing. A period in which nothing left makes none. Safe in several processes and to repeat.
 * @returns how many were made
 */
export async function closeMonths({ db, now, config }: Scope): Promise<number> {
  const companies = await db
    .selectDistinct({
      account_id: invoice_orders.account_id,
      channel: { id: channels.id, name: channels.name },
    })
    .from(invoice_orders)
    .innerJoin(orders, eq(orders.id, invoice_orders.order_id))
    .innerJoin(business_accounts, eq(business_accounts.id, invoice_orders.account_id))
    .innerJoin(channels, eq(channels.id, business_accounts.channel_id))
    .where(and(isNull(invoice_orders.invoice_id), inArray(orders.status, SOLD_STATUSES)))
    .orderBy(asc(invoice_orders.account_id))
  await settleReturned(db, now)
  let made = 0
  for (const company of companies) {
    while (await db.transaction((tx) => closeNext(tx, company, { now, config }))) made += 1
  }
  return made
}

/** A return may be what was left to pay. It is made under the lock of its order, so the company is looked at here. */
async function settleReturned(db: Db, now: Date): Promise<void> {
  const { account_id, invoice_id } = return_invoices
  const returned = await db
    .selectDistinct({ account_id })
    .from(return_invoices)
    .where(and(isNull(invoice_id), isNotNull(account_id)))
  for (const { account_id: id } of returned)
    if (id !== null) await db.transaction((tx) => settle(tx, id, now))
}

async function settle(tx: Tx, account_id: number, now: Date): Promise<void> {
  await lockCompany(tx, account_id)
  await settlePaid(tx, account_id, now)
}

/** Makes the next invoice of a company whose closing is over. @returns whether there was one */
async function closeNext(
  tx: Tx,
  { account_id, channel }: Company,
  { now, config }: Omit<Scope, 'db'>,
): Promise<boolean> {
  await lockCompany(tx, account_id)
  const [terms] = await tx.select().from(invoice_terms).where(eq(invoice_terms.account_id, account_id))
  if (!terms) return false
  const sold = await loadSoldOrders(tx, account_id)
  const previous = await findNewestInvoice(tx, account_id)
  const closed_on = findNextClosing(
    sold.filter(({ net }) => net > 0).map(({ sold_on }) => sold_on),
    previous?.closed_on,
    terms.closing_day,
  )
  if (closed_on === undefined || closed_on >= toJapanDay(now)) return false
  await makeInvoice(tx, {
    channel,
    terms,
    previous,
    sold: sold.filter(({ sold_on }) => sold_on <= closed_on),
    closed_on,
    now,
    config,
  })
  return true
}

/** The closing of the oldest thing that waits; what turned up late goes to the period after the newest invoice. */
function findNextClosing(
  days: readonly JapanDay[],
  last_closing: JapanDay | undefined,
  closing_day: number,
): JapanDay | undefined {
  const [oldest] = [...days].sort()
  if (oldest === undefined) return undefined
  const first = last_closing === undefined ? oldest : addDays(last_closing, 1)
  return findClosing(oldest > first ? oldest : first, closing_day)
}
