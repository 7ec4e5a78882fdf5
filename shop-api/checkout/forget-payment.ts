import { and, eq } from 'drizzle-orm'
import type { Cart } from '#contract/shapes/cart.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { findOpenAttempt } from './begin-decision.ts'
import { requireCartRow } from '#shop-api/cart/cart-row.ts'
import { readCart } from './read-cart.ts'
import { refuseCart } from '#shop-api/cart/refuse-cart.ts'
import { cancelAttempt, settleIfKnown } from './settle-attempt.ts'
import type { Shop } from '#shop-api/cart/shop.ts'

/**
 * Opens a cart whose payment was left or got stuck, so that it can be changed and paid again. A charge that went
 * through meanwhile becomes the order it was meant for: nobody pays for nothing.
 */
export async function forgetPayment(shop: Shop, token: string): Promise<Cart> {
  const row = await requireCartRow(shop.db, shop, token)
  const attempt = row.state === 'deciding' ? await findOpenAttempt(shop.db, row) : undefined
  if (attempt !== undefined) {
    const outcome = await settleIfKnown(shop, attempt)
    if (outcome?.result === 'unknown') throw refuseCart('payment.unknown_outcome')
    if (outcome === undefined || outcome.result === 'challenge') await cancelAttempt(shop, attempt.id)
  }
  await dismissRefusals(shop, row.id)
  return readCart(shop, token)
}

/** A refusal that was read is not told again. */
async function dismissRefusals({ db }: Shop, cart_id: number): Promise<void> {
  await db
    .update(payment_attempts)
    .set({ state: 'dismissed' })
    .where(and(eq(payment_attempts.cart_id, cart_id), eq(payment_attempts.state, 'declined')))
}
