import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { invoice_orders, invoice_payments, invoices, return_invoices } from '#shop-api/db/schema/invoices.ts'
import { order_refunds } from '#shop-api/db/schema/order-work.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { listOpenAmounts } from '#src/rules/business/list-open-amounts.ts'

/** What a company owes. All amounts are whole yen with tax. */
export interface Balance {
  /** Of orders that stand on no invoice yet. */
  uninvoiced: number
  /** Of invoices, less what came in or was taken off; below 0 for a credit. */
  invoiced: number
  /** The oldest first. */
  invoices: { id: number; closed_on: string; due_on: string; open: number }[]
}

/** What companies owe, by id. */
export async function loadBalances(
  db: Db | Tx,
  account_ids: readonly number[],
): Promise<ReadonlyMap<number, Balance>> {
  const ids = [...account_ids]
  if (ids.length === 0) return new Map()
  const made = await db
    .select({
      id: invoices.id,
      account_id: invoices.account_id,
      closed_on: invoices.closed_on,
      due_on: invoices.due_on,
      purchased: invoices.purchased,
    })
    .from(invoices)
    .where(inArray(invoices.account_id, ids))
    .orderBy(asc(invoices.closed_on), asc(invoices.id))
  const [paid, returned, waiting] = [
    await sumPayments(db, ids),
    await sumReturns(db, ids),
    await sumWaiting(db, ids),
  ]
  return new Map(
    ids.map((account_id) => {
      const own = made.filter((invoice) => invoice.account_id === account_id)
      const received = (paid.get(account_id) ?? 0) + (returned.get(account_id) ?? 0)
      const open = listOpenAmounts(
        own.map(({ purchased }) => purchased),
        received,
      )
      return [
        account_id,
        {
          uninvoiced: waiting.get(account_id) ?? 0,
          invoiced: own.reduce((all, { purchased }) => all + purchased, 0) - received,
          invoices: own.map(({ id, closed_on, due_on }, at) => ({ id, closed_on, due_on, open: open[at]! })),
        },
      ]
    }),
  )
}

async function sumPayments(db: Db | Tx, ids: number[]): Promise<ReadonlyMap<number, number>> {
  const { account_id, amount } = invoice_payments
  const rows = await db
    .select({ account_id, sum: sql`coalesce(sum(${amount}), 0)`.mapWith(Number) })
    .from(invoice_payments)
    .where(inArray(account_id, ids))
    .groupBy(account_id)
  return new Map(rows.map((row) => [row.account_id, row.sum]))
}

async function sumReturns(db: Db | Tx, ids: number[]): Promise<ReadonlyMap<number, number>> {
  const { account_id, amount } = return_invoices
  const rows = await db
    .select({ account_id, sum: sql`coalesce(sum(${amount}), 0)`.mapWith(Number) })
    .from(return_invoices)
    .where(inArray(account_id, ids))
    .groupBy(account_id)
  return new Map(rows.map((row) => [row.account_id ?? 0, row.sum]))
}

/** Orders on no invoice yet, without what was given back of them. */
async function sumWaiting(db: Db | Tx, ids: number[]): Promise<ReadonlyMap<number, number>> {
  const given = sql`(select coalesce(sum(${order_refunds.amount}), 0) from ${order_refunds} where ${order_refunds.order_id} = ${orders.id} and ${order_refunds.state} <> 'refused')`
  const rows = await db
    .select({
      account_id: invoice_orders.account_id,
      sum: sql`coalesce(sum(${orders.total_payment} - ${given}), 0)`.mapWith(Number),
    })
    .from(invoice_orders)
    .innerJoin(orders, eq(orders.id, invoice_orders.order_id))
    .where(
      and(
        inArray(invoice_orders.account_id, ids),
        isNull(invoice_orders.invoice_id),
        ne(orders.status, 'cancelled'),
      ),
    )
    .groupBy(invoice_orders.account_id)
  return new Map(rows.map((row) => [row.account_id, row.sum]))
}
