import { and, desc, eq } from 'drizzle-orm'
import type { CartPaymentState } from '#contract/shapes/cart.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { payments } from '#shop-api/db/schema/selling.ts'
import type { PaymentOutcome } from '#shop-api/payment/payment-provider.ts'
import { findOpenAttempt } from './begin-decision.ts'
import { getCartRow, requireCartRow, type CartRow } from '#shop-api/cart/cart-row.ts'
import { settleIfKnown } from './settle-attempt.ts'
import type { Shop } from '#shop-api/cart/shop.ts'

/** Somebody is looking at an empty screen meanwhile. */
const READER_PATIENCE_MS = 3_000

export interface SettledRow {
  row: CartRow
  payment_state: CartPaymentState | null
}

/** A cart that waits for its payment is asked about first: whoever looks at it wants to know how it ended. */
export async function loadSettledRow(shop: Shop, token: string): Promise<SettledRow> {
  const row = await requireCartRow(shop.db, shop, token)
  const attempt = row.state === 'deciding' ? await findOpenAttempt(shop.db, row) : undefined
  if (attempt === undefined) return { row, payment_state: await findRefusal(shop, row) }
  const outcome = await settleIfKnown(shop, attempt, READER_PATIENCE_MS)
  const settled = (await getCartRow(shop.db, shop, token)) ?? row
  if (settled.state !== 'deciding') return { row: settled, payment_state: await findRefusal(shop, settled) }
  return { row: settled, payment_state: toPaymentState(outcome) }
}

function toPaymentState(outcome: PaymentOutcome | undefined): CartPaymentState {
  if (outcome?.result === 'challenge') return { state: 'challenge', redirect_url: outcome.redirect_url }
  return { state: 'waiting', redirect_url: null }
}

/**
 * Says that the last payment came to nothing, until the shopper gives another card or pays otherwise: a refusal
 * takes the card out of the cart, so only carts without one are looked up.
 */
async function findRefusal({ db }: Shop, row: CartRow): Promise<CartPaymentState | null> {
  const { payment_id, card_token, user_card_id = null } = row.detail
  if (row.state !== 'open' || payment_id === null || card_token !== null || user_card_id !== null) return null
  const [last] = await db
    .select({ state: payment_attempts.state })
    .from(payment_attempts)
    .innerJoin(payments, and(eq(payments.id, payment_id), eq(payments.code, 'card')))
    .where(eq(payment_attempts.cart_id, row.id))
    .orderBy(desc(payment_attempts.id))
    .limit(1)
  return last?.state === 'declined' ? { state: 'declined', redirect_url: null } : null
}
