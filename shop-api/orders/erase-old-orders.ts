import { and, eq, exists, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { coupon_uses, point_uses } from '#shop-api/db/schema/benefits.ts'
import { return_invoices } from '#shop-api/db/schema/invoices.ts'
import { OPEN_ATTEMPT_STATES, payment_attempts } from '#shop-api/db/schema/payment.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'

/**
 * The law wants invoices kept for seven years, counted from two months after the end of the business year they fall into: so
 * at most seven years and fourteen months after the order.
 */
const KEPT_MONTHS = 7 * 12 + 14
/** How long the trace of a payment that became no order is kept. */
const TRACE_MONTHS = 12
/** Orders erased in one transaction. */
const AT_ONCE = 200

/** Erases orders whose time is over, with all that names their people: carts, parcels, mails, uses of coupons. Run daily. */
export async function eraseOldOrders(db: Db, now: Date): Promise<void> {
  const before = back(now, KEPT_MONTHS)
  for (;;) {
    const old = await db
      .select({ id: orders.id })
      .from(orders)
      .where(lt(orders.ordered_at, before))
      .orderBy(orders.id)
      .limit(AT_ONCE)
    if (old.length === 0) break
    await eraseOrders(
      db,
      old.map(({ id }) => id),
    )
  }
  await eraseOldTraces(db, back(now, TRACE_MONTHS))
}

function eraseOrders(db: Db, ids: number[]): Promise<void> {
  return db.transaction(async (tx) => {
    const isOf = (uses: typeof coupon_uses | typeof point_uses) =>
      exists(
        tx
          .select({ one: sql`1` })
          .from(orders)
          .where(
            and(
              inArray(orders.id, ids),
              eq(orders.channel_id, uses.channel_id),
              eq(orders.order_no, uses.order_no),
            ),
          ),
      )
    await tx.delete(coupon_uses).where(isOf(coupon_uses))
    await tx.delete(point_uses).where(isOf(point_uses))
    // Those of companies stay as amounts of what is owed; they name nobody but the company.
    await tx
      .delete(return_invoices)
      .where(and(inArray(return_invoices.order_id, ids), isNull(return_invoices.account_id)))
    const gone = await tx.delete(orders).where(inArray(orders.id, ids)).returning({ cart_id: orders.cart_id })
    const cart_ids = gone.map(({ cart_id }) => cart_id)
    await tx.delete(payment_attempts).where(inArray(payment_attempts.cart_id, cart_ids))
    await tx.delete(carts).where(inArray(carts.id, cart_ids))
  })
}

/** Carts somebody paid from in vain, with the addresses in them. */
function eraseOldTraces(db: Db, before: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const open = tx
      .select({ one: sql`1` })
      .from(payment_attempts)
      .where(
        and(
          eq(payment_attempts.cart_id, carts.id),
          inArray(payment_attempts.state, [...OPEN_ATTEMPT_STATES]),
        ),
      )
    const ordered = tx
      .select({ one: sql`1` })
      .from(orders)
      .where(eq(orders.cart_id, carts.id))
    const old = await tx
      .select({ id: carts.id })
      .from(carts)
      .where(and(lt(carts.expires_at, before), notExists(open), notExists(ordered)))
    const ids = old.map(({ id }) => id)
    if (ids.length === 0) return
    await tx.delete(payment_attempts).where(inArray(payment_attempts.cart_id, ids))
    await tx.delete(carts).where(inArray(carts.id, ids))
  })
}

function back(now: Date, months: number): Date {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - months)
  return day
}
