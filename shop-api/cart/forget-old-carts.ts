import { and, eq, lte, notExists } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { carts } from '#shop-api/db/schema/selling.ts'

/** How long an expired cart is kept, so that a shopper who comes back late is still told that it expired. */
const KEPT_DAYS = 90

/** Deletes carts nobody will open again, with the addresses in them. Carts somebody paid from stay with their trace. */
export async function forgetOldCarts(db: Db, now: Date): Promise<void> {
  const attempts = db
    .select({ id: payment_attempts.id })
    .from(payment_attempts)
    .where(eq(payment_attempts.cart_id, carts.id))
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000)
  await db
    .delete(carts)
    .where(and(eq(carts.state, 'open'), lte(carts.expires_at, before), notExists(attempts)))
}
