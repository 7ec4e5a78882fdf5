import { and, eq } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import type { PaymentProvider } from '#shop-api/payment/payment-provider.ts'

/**
 * Tells the provider of charges whose order was cancelled since. Asked again until it was heard: at the cancellation,
 * and by the background work after a crash or while the provider is away. Safe to repeat.
 *
 * @param cart_id of one order; left out, of all
 */
export async function setChargesFree(
  { db, card_provider }: { db: Db; card_provider: PaymentProvider },
  cart_id?: number,
): Promise<void> {
  const charges = await db
    .select({ id: payment_attempts.id, key: payment_attempts.idempotency_key })
    .from(payment_attempts)
    .innerJoin(orders, eq(orders.cart_id, payment_attempts.cart_id))
    .where(
      and(
        eq(payment_attempts.state, 'approved'),
        eq(orders.status, 'cancelled'),
        cart_id === undefined ? undefined : eq(payment_attempts.cart_id, cart_id),
      ),
    )
  for (const { id, key } of charges) {
    await card_provider.cancel(key)
    await db.update(payment_attempts).set({ state: 'cancelled' }).where(eq(payment_attempts.id, id))
  }
}
