import { and, eq } from 'drizzle-orm'
import type { ReceiptCheck } from '#contract/shapes/receipt.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { payments } from '#shop-api/db/schema/selling.ts'
import type { OrderRow } from '#shop-api/orders/load-order.ts'

/** How long a guest's link to the receipt works: as long as companies close their books late. */
const LINK_DAYS = 365

/** Whoever takes the money gives the receipt: the carrier, the convenience store, the payment agent. */
const RECEIPT_BY_OTHERS = ['cash_on_delivery', 'konbini', 'deferred']

/** Until when a guest's link opens the receipt. */
export function toLinkEnd({ ordered_at }: OrderRow): Date {
  return new Date(ordered_at.getTime() + LINK_DAYS * 24 * 60 * 60 * 1000)
}

/** Why an order has no receipt now; null when it has. */
export async function findReceiptReason(
  db: Db | Tx,
  order: OrderRow,
  visit: { now: Date; is_guest: boolean },
): Promise<ReceiptCheck['reason']> {
  if (order.status === 'cancelled') return 'cancelled'
  const [payment] = await db
    .select({ code: payments.code })
    .from(payments)
    .where(and(eq(payments.id, order.payment_id), eq(payments.channel_id, order.channel_id)))
  if (payment && RECEIPT_BY_OTHERS.includes(payment.code)) return 'payment_without_receipt'
  if (payment?.code === 'invoice' && order.total_payment > 0) return 'invoiced'
  if (order.status === 'awaiting_payment' || order.status === 'accepted') return 'not_paid'
  return visit.is_guest && visit.now >= toLinkEnd(order) ? 'expired' : null
}
