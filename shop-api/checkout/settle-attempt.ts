import { eq } from 'drizzle-orm'
import { orderPlaced, paymentTaken } from '#running/events.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import type { PaymentOutcome } from '#shop-api/payment/payment-provider.ts'
import { lockPoints } from '#shop-api/benefits/move-points.ts'
import { type PaymentAttempt, isFinalState } from './begin-decision.ts'
import { placeOrder } from './place-order.ts'
import { returnBenefits } from '#shop-api/benefits/return-benefits.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { returnStock } from '#shop-api/orders/stock.ts'
import { askWhatBecame } from '#shop-api/payment/ask-provider.ts'

/** How an attempt stands after an outcome was taken into account. */
export type SettledState = PaymentAttempt['state']

/**
 * Takes the provider's outcome into the database, once: the order on approval, the stock back on refusal. An
 * attempt that is final already, or is being cancelled, stays as it is, whoever comes late with whatever outcome.
 */
export async function settleAttempt(
  shop: Omit<Shop, 'card_provider'>,
  attempt_id: number,
  outcome: PaymentOutcome,
): Promise<SettledState> {
  let isTaken = false
  const state = await shop.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, attempt_id)
    isTaken = attempt.state === 'started' || attempt.state === 'challenge'
    return isTaken ? takeOutcome(tx, shop, attempt, outcome) : attempt.state
  })
  const channel = shop.channel.name
  if (isTaken) paymentTaken.tell({ channel, outcome: outcome.result })
  if (isTaken && state === 'approved') orderPlaced.tell({ channel })
  return state
}

async function takeOutcome(
  tx: Tx,
  shop: Omit<Shop, 'card_provider'>,
  attempt: PaymentAttempt,
  outcome: PaymentOutcome,
): Promise<SettledState> {
  switch (outcome.result) {
    case 'approved':
      await confirm(tx, shop, attempt)
      return close(tx, attempt, 'approved', shop.now, outcome.reference)
    case 'declined':
      await release(tx, attempt, shop.now)
      return close(tx, attempt, 'declined', shop.now)
    case 'challenge':
      await tx.update(payment_attempts).set({ state: 'challenge' }).where(eq(payment_attempts.id, attempt.id))
      return 'challenge'
    case 'unknown':
      return attempt.state
  }
}

/**
 * Ends an attempt without an order: first nobody may turn it into one any more, then the provider is told, then
 * the stock goes back. Safe to repeat after a crash between any two of these.
 */
export async function cancelAttempt(shop: Shop, attempt_id: number): Promise<SettledState> {
  const begun = await shop.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, attempt_id)
    if (isFinalState(attempt.state)) return attempt
    await tx.update(payment_attempts).set({ state: 'cancelling' }).where(eq(payment_attempts.id, attempt_id))
    return { ...attempt, state: 'cancelling' as const }
  })
  if (begun.state !== 'cancelling') return begun.state
  await shop.card_provider.cancel(begun.idempotency_key)
  let isTaken = false
  const state = await shop.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, attempt_id)
    isTaken = attempt.state === 'cancelling'
    if (!isTaken) return attempt.state
    await release(tx, attempt, shop.now)
    return close(tx, attempt, 'cancelled', shop.now)
  })
  if (isTaken) paymentTaken.tell({ channel: shop.channel.name, outcome: 'cancelled' })
  return state
}

/** Locks the member, whose points may move, then the cart, then the attempt, as everybody does who touches them. */
async function lockAttempt(tx: Tx, attempt_id: number): Promise<PaymentAttempt> {
  const [found] = await tx
    .select({ cart_id: payment_attempts.cart_id, user_id: carts.user_id })
    .from(payment_attempts)
    .innerJoin(carts, eq(carts.id, payment_attempts.cart_id))
    .where(eq(payment_attempts.id, attempt_id))
  if (found === undefined) throw new Error(`There is no payment attempt ${attempt_id}`)
  if (found.user_id !== null) await lockPoints(tx, found.user_id)
  await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, found.cart_id)).for('update')
  const [attempt] = await tx.select().from(payment_attempts).where(eq(payment_attempts.id, attempt_id))
  if (attempt === undefined) throw new Error(`There is no payment attempt ${attempt_id}`)
  return attempt
}

async function confirm(tx: Tx, shop: Omit<Shop, 'card_provider'>, attempt: PaymentAttempt): Promise<void> {
  const [cart] = await tx.select().from(carts).where(eq(carts.id, attempt.cart_id))
  if (!cart?.decided_detail) throw new Error(`Cart ${attempt.cart_id} has no figures to order`)
  await placeOrder(tx, shop, {
    cart_id: cart.id,
    order_no: attempt.order_no,
    detail: cart.decided_detail,
  })
}

/** Everything as before the decision. The card's token is spent, so a card must be given or chosen again. */
async function release(tx: Tx, attempt: PaymentAttempt, now: Date): Promise<void> {
  const [cart] = await tx.select().from(carts).where(eq(carts.id, attempt.cart_id))
  if (cart === undefined) throw new Error(`There is no cart ${attempt.cart_id}`)
  const { channel_id } = cart
  await returnStock(tx, { channel_id, now }, attempt.reserved)
  await returnBenefits(tx, { channel_id, order_no: attempt.order_no, now })
  await tx
    .update(carts)
    .set({
      state: 'open',
      decided_detail: null,
      detail: { ...cart.detail, card_token: null, user_card_id: null },
      version: cart.version + 1,
      updated_at: now,
    })
    .where(eq(carts.id, cart.id))
}

async function close(
  tx: Tx,
  attempt: PaymentAttempt,
  state: 'approved' | 'declined' | 'cancelled',
  now: Date,
  reference: string | null = null,
): Promise<SettledState> {
  await tx
    .update(payment_attempts)
    .set({ state, reference, settled_at: now })
    .where(eq(payment_attempts.id, attempt.id))
  return state
}

/**
 * Asks the provider about an attempt, never to charge, and takes a final outcome into the database.
 *
 * @param patience_ms how long the provider may take to answer before nobody knows
 * @returns what the provider said; undefined when the attempt never arrived there
 */
export async function settleIfKnown(
  shop: Shop,
  attempt: PaymentAttempt,
  patience_ms?: number,
): Promise<PaymentOutcome | undefined> {
  const outcome = await askWhatBecame(shop.card_provider, attempt.idempotency_key, patience_ms)
  if (outcome?.result === 'approved' || outcome?.result === 'declined') {
    await settleAttempt(shop, attempt.id, outcome)
  }
  return outcome
}
