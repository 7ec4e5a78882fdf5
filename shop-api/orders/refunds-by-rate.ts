import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { order_refunds } from '#shop-api/db/schema/order-work.ts'
import { order_lines } from '#shop-api/db/schema/selling.ts'
import { splitRefunds } from '#src/rules/money/split-refunds.ts'
import type { TaxedAmount, TaxRate } from '#src/rules/money/split-tax.ts'
import { describeGoods } from '#src/text/order/invoice-papers.ts'
import type { OrderRow } from './load-order.ts'

/** What was given back of an order by one refund, whole yen with tax. */
export interface RefundByRate {
  id: number
  settled_at: Date
  reason: string
  parts: TaxedAmount[]
}

/** What was given back of an order, the oldest first, divided by tax rate. */
export async function loadRefundsByRate(db: Db | Tx, order: OrderRow): Promise<RefundByRate[]> {
  const refunds = await db
    .select()
    .from(order_refunds)
    .where(and(eq(order_refunds.order_id, order.id), eq(order_refunds.state, 'done')))
    .orderBy(asc(order_refunds.settled_at), asc(order_refunds.id))
  if (refunds.length === 0) return []
  const lines = await loadLines(db, order.id)
  const parts = splitRefunds(
    order.order_detail.amount_by_tax_rate,
    refunds.map(({ amount, lines: returned }) => ({
      amount,
      goods: returned.flatMap(({ line_id, quantity }) => {
        const row = lines.find(({ id }) => id === line_id)
        if (!row) return []
        const { subtotal, coupon_discount_parts, tax_rate } = row.line
        const paid = Math.max(0, subtotal - coupon_discount_parts)
        return [{ rate: tax_rate, amount: Math.floor((paid * quantity) / row.quantity) }]
      }),
    })),
  )
  return refunds.map(({ id, settled_at, asked_at, reason }, at) => ({
    id,
    settled_at: settled_at ?? asked_at,
    reason,
    parts: parts[at]!,
  }))
}

/** What was sold of an order at each tax rate, in a few words; fees and shipping where there are no goods of the rate. */
export async function describeOrder(
  db: Db | Tx,
  { id, order_detail }: OrderRow,
): Promise<{ rate: TaxRate; text: string }[]> {
  const lines = await loadLines(db, id)
  return order_detail.amount_by_tax_rate.map(({ rate }) => ({
    rate,
    text: describeGoods(
      lines.filter(({ line }) => line.tax_rate === rate).map(({ line }) => line.product_name),
    ),
  }))
}

const loadLines = (db: Db | Tx, order_id: number) =>
  db
    .select({ id: order_lines.id, quantity: order_lines.quantity, line: order_lines.line })
    .from(order_lines)
    .where(eq(order_lines.order_id, order_id))
    .orderBy(asc(order_lines.position))
