import { and, eq, exists, isNotNull, notExists, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { orders, payments } from '#shop-api/db/schema/selling.ts'

/**
 * Orders whose money comes to the shop's own account by transfer, for a query on `orders`. Those a provider takes the money
 * for, a konbini payment or a transfer to an account of its own, are not among them.
 */
export function isTransfer(db: Db | Tx): SQL | undefined {
  const way = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, orders.payment_id), eq(payments.code, 'bank_transfer')))
  const taken = db
    .select({ id: payment_attempts.id })
    .from(payment_attempts)
    .where(and(eq(payment_attempts.cart_id, orders.cart_id), eq(payment_attempts.method, 'bank_transfer')))
  return and(isNotNull(orders.payment_guide), exists(way), notExists(taken))
}
