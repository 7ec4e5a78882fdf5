import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { OrderStatus } from '#contract/shapes/order.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { invoice_orders } from '#shop-api/db/schema/invoices.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { findSoldDay } from '#shop-api/orders/find-sold-day.ts'
import type { OrderRow } from '#shop-api/orders/load-order.ts'
import { loadRefundsByRate, type RefundByRate } from '#shop-api/orders/refunds-by-rate.ts'
import type { JapanDay } from '#src/rules/date/japan-time.ts'

/** An order that left as a whole and stands on no invoice yet. */
export interface SoldOrder {
  row: OrderRow
  sold_on: JapanDay
  refunds: RefundByRate[]
  /** Whole yen with tax, without what was given back. */
  net: number
}

/** An order counts once all of it has left. */
export const SOLD_STATUSES: OrderStatus[] = ['shipped', 'completed']

/** What of a company waits for its invoice, by the day it left. Holds the orders, so that no refund comes between. */
export async function loadSoldOrders(tx: Tx, account_id: number): Promise<SoldOrder[]> {
  const rows = await tx
    .select({ row: orders })
    .from(orders)
    .innerJoin(invoice_orders, eq(invoice_orders.order_id, orders.id))
    .where(
      and(
        eq(invoice_orders.account_id, account_id),
        isNull(invoice_orders.invoice_id),
        inArray(orders.status, SOLD_STATUSES),
      ),
    )
    .orderBy(asc(orders.id))
    .for('update', { of: orders })
  const sold: SoldOrder[] = []
  for (const { row } of rows) {
    const refunds = await loadRefundsByRate(tx, row)
    const given = refunds.flatMap(({ parts }) => parts).reduce((all, { amount }) => all + amount, 0)
    sold.push({ row, sold_on: await findSoldDay(tx, row), refunds, net: row.total_payment - given })
  }
  return sold.sort((a, b) => a.sold_on.localeCompare(b.sold_on) || a.row.id - b.row.id)
}
