import { eq, and, desc } from 'drizzle-orm'
import type { Cart, CartPaymentState } from '#contract/shapes/cart.ts'
import { orders, payments } from '#shop-api/db/schema/selling.ts'
import { isExpired, getCartRow, requireCartRow, type CartRow } from '#shop-api/cart/cart-row.ts'
import { changeCart } from '#shop-api/cart/change-cart.ts'
import { findApproval } from '#shop-api/cart/find-approval.ts'
import { loadBenefits } from '#shop-api/benefits/load-benefits.ts'
import { loadCartGoods } from '#shop-api/cart/load-cart-goods.ts'
import { findQuotationNo } from '#shop-api/cart/load-quoted-prices.ts'
import { loadSellingTerms } from '#shop-api/cart/load-selling-terms.ts'
import { hasNewPrices } from '#shop-api/cart/note-prices.ts'
import { priceCart } from '#shop-api/cart/price-cart.ts'
import { refuseCart } from '#shop-api/cart/refuse-cart.ts'
import { type Shop, takesNow } from '#shop-api/cart/shop.ts'
import { toCart } from '#shop-api/cart/to-cart.ts'
import { toPayer } from '#shop-api/cart/to-payer.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import type { PaymentOutcome } from '#payment/provider.ts'
import { findOpenAttempt } from './begin-decision.ts'
import { isHosted } from './load-known-payment.ts'
import { settleIfKnown } from './settle-attempt.ts'

/** Somebody is looking at an empty screen meanwhile. */
const READER_PATIENCE_MS = 3_000

/**
 * The cart as it stands. An open cart shows today's prices, and a price that changed since the last look is
 * told once; a cart that was decided shows the figures of its decision.
 */
export async function readCart(shop: Shop, token: string): Promise<Cart> {
  const { db, channel, now } = shop
  const { row, payment_state } = await loadSettledRow(shop, token)
  if (row.decided_detail !== null) {
    const [order] = await db
      .select({ order_no: orders.order_no })
      .from(orders)
      .where(eq(orders.cart_id, row.id))
    return toCart(row, row.decided_detail, { order_no: order?.order_no ?? null, payment_state })
  }
  const isWaiting = row.state === 'awaiting_approval'
  if (!isWaiting && isExpired(row, now)) throw refuseCart('cart.common.is_expired')
  const payer = toPayer(shop, row)
  const catalogue = await loadCartGoods(db, payer, row.detail)
  if (!isWaiting && hasNewPrices(row.detail, catalogue)) return changeCart(shop, token, () => {})
  const terms = await loadSellingTerms(db, channel.id, takesNow(shop), payer)
  const benefits = await loadBenefits(db, payer, row.detail)
  const priced = priceCart(row.detail, catalogue, terms, benefits)
  const quoted = await findQuotationNo(db, payer, row.detail, priced)
  const approval = await findApproval(db, payer, priced)
  return toCart(row, priced, { payment_state, approval, ...quoted })
}

interface SettledRow {
  row: CartRow
  payment_state: CartPaymentState | null
}

/** A cart that waits for its payment asks the provider first, because whoever reads it wants to know how it ended. */
async function loadSettledRow(shop: Shop, token: string): Promise<SettledRow> {
  const row = await requireCartRow(shop.db, shop, token)
  const attempt = row.state === 'deciding' ? await findOpenAttempt(shop.db, row) : undefined
  if (attempt === undefined) return { row, payment_state: await findRefusal(shop, row) }
  const outcome = await settleIfKnown(shop, attempt, READER_PATIENCE_MS)
  const settled = (await getCartRow(shop.db, shop, token)) ?? row
  if (settled.state !== 'deciding') return { row: settled, payment_state: await findRefusal(shop, settled) }
  return { row: settled, payment_state: toPaymentState(outcome, isHosted(shop, attempt)) }
}

function toPaymentState(outcome: PaymentOutcome | undefined, is_hosted: boolean): CartPaymentState {
  if (outcome?.result === 'challenge')
    return { state: 'challenge', redirect_url: outcome.redirect_url, ...(is_hosted && { is_hosted }) }
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
    .innerJoin(payments, and(eq(payments.id, payment_id), eq(payments.code, payment_attempts.method)))
    .where(eq(payment_attempts.cart_id, row.id))
    .orderBy(desc(payment_attempts.id))
    .limit(1)
  return last?.state === 'declined' ? { state: 'declined', redirect_url: null } : null
}
