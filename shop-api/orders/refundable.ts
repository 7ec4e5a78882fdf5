import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { countReturnablePoints } from '#shop-api/benefits/return-benefits.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { order_refunds } from '#shop-api/db/schema/order-work.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { givesBack } from '#shop-api/payment/gives-back.ts'
import { findInvoiceOrder } from './find-invoice-order.ts'
import type { OrderRow } from './load-order.ts'

export interface Refundable {
  /** Yen that were paid and are not given back. */
  amount: number
  /** Points that were spent and are not given back. */
  point: number
  /** Whether the provider that took the money gives it back; where not, the shop transfers it. */
  is_by_provider: boolean
  /** A company pays it by invoice: a refund is taken off what it owes. */
  is_invoiced: boolean
}

/** What can still be given back of an order. Nothing is given back of money that never came, or that a cancelled card freed. */
export async function findRefundable(
  db: Db | Tx,
  { payments, channel }: Pick<Shop, 'payments' | 'channel'>,
  row: OrderRow,
): Promise<Refundable> {
  const [charge] = await db
    .select({ provider: payment_attempts.provider, method: payment_attempts.method })
    .from(payment_attempts)
    .where(and(eq(payment_attempts.cart_id, row.cart_id), eq(payment_attempts.state, 'approved')))
  const [given] = await db
    .select({ amount: sql<number>`coalesce(sum(${order_refunds.amount}), 0)`.mapWith(Number) })
    .from(order_refunds)
    .where(and(eq(order_refunds.order_id, row.id), ne(order_refunds.state, 'refused')))
  const traits = charge && payments.named(channel.name, charge.provider)?.provider.methods[charge.method]
  const isFreed = row.status === 'cancelled' && (await isSetFree(db, { payments, channel }, row))
  const invoiced = await findInvoiceOrder(db, row.id)
  // What a company owes can be taken off before it is paid.
  const isOwed = invoiced !== undefined && row.status !== 'cancelled'
  const isPaid = row.paid_at !== null || isOwed
  const paid = !isPaid || isFreed ? 0 : row.total_payment
  const point = !isPaid && row.total_payment > 0 ? 0 : await countReturnablePoints(db, row)
  return {
    amount: Math.max(0, paid - (given?.amount ?? 0)),
    point: row.status === 'cancelled' ? 0 : point - (await countAskedPoints(db, row.id)),
    // Asked again, a provider that is away may still give it back.
    is_by_provider: charge !== undefined && (traits?.can_refund ?? true),
    is_invoiced: invoiced !== undefined,
  }
}

/** Points of refunds whose money is still on its way; they go back when it is. */
async function countAskedPoints(db: Db | Tx, order_id: number): Promise<number> {
  const [asked] = await db
    .select({ point: sql<number>`coalesce(sum(${order_refunds.point}), 0)`.mapWith(Number) })
    .from(order_refunds)
    .where(and(eq(order_refunds.order_id, order_id), eq(order_refunds.state, 'asked')))
  return asked?.point ?? 0
}

/** Whether a provider freed what it had for a cancelled order, or will. */
async function isSetFree(
  db: Db | Tx,
  { payments, channel }: Pick<Shop, 'payments' | 'channel'>,
  { cart_id }: OrderRow,
): Promise<boolean> {
  const charges = await db
    .select()
    .from(payment_attempts)
    .where(
      and(eq(payment_attempts.cart_id, cart_id), inArray(payment_attempts.state, ['approved', 'cancelled'])),
    )
  return charges.some(
    (charge) => charge.state === 'cancelled' || givesBack({ payments, channel: channel.name }, charge),
  )
}
