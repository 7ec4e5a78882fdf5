import { and, eq, inArray, lte, notExists } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { approval_requests } from '#shop-api/db/schema/business.ts'
import { carts } from '#shop-api/db/schema/selling.ts'

/** How long an expired cart is kept, so that a shopper who comes back late is still told that it expired. */
const KEPT_DAYS = 90

/**
 * Deletes carts nobody will open again, with the addresses in them: expired ones, and those of requests that were not approved.
 * Carts somebody paid from stay with their trace, and so does what still waits for approval.
 */
export async function forgetOldCarts(db: Db, now: Date): Promise<void> {
  const attempts = db
    .select({ id: payment_attempts.id })
    .from(payment_attempts)
    .where(eq(payment_attempts.cart_id, carts.id))
  const { id, cart_id, status } = approval_requests
  const waiting = db
    .select({ id })
    .from(approval_requests)
    .where(and(eq(cart_id, carts.id), eq(status, 'waiting')))
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000)
  await db
    .delete(carts)
    .where(
      and(
        inArray(carts.state, ['open', 'awaiting_approval']),
        lte(carts.expires_at, before),
        notExists(attempts),
        notExists(waiting),
      ),
    )
}
