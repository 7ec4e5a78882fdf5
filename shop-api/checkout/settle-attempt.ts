import { eq } from 'drizzle-orm'
import { orderPlaced, paymentTaken } from '#running/events.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import type { PaymentOutcome } from '#payment/provider.ts'
import { lockPoints } from '#shop-api/benefits/move-points.ts'
import { isFinalState, isPlacedState } from './begin-decision.ts'
import { findProvider, loadKnownPayment } from './load-known-payment.ts'
import { placeOrder, type TakenPayment } from './place-order.ts'
import { recordDifference } from '#shop-api/payment/differences.ts'
import type { PaymentAttempt } from '#shop-api/payment/known-payment.ts'
import { returnBenefits } from '#shop-api/benefits/return-benefits.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { returnStock } from '#shop-api/orders/stock.ts'
import { askWhatBecame } from '#shop-api/payment/ask-provider.ts'
import { formatAmount } from '#shop-api/payment/format-amount.ts'

/** How an attempt stands after an outcome was taken into account. */
export type SettledState = PaymentAttempt['state']

/**
 * Takes the provider's outcome into the database, once: the order on approval, the stock back on refusal. An
 * attempt that is final already, or is being cancelled, stays as it is, whoever comes late with whatever outcome.
 */
export async function settleAttempt(
  shop: Omit<Shop, 'payments'>,
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
  if (isTaken && isPlacedState(state)) orderPlaced.tell({ channel })
  return state
}

async function takeOutcome(
  tx: Tx,
  shop: Omit<Shop, 'payments'>,
  attempt: PaymentAttempt,
  outcome: PaymentOutcome,
): Promise<SettledState> {
  switch (outcome.result) {
    case 'approved': {
      const { reference, card, risk, is_captured } = outcome
      if (outcome.amount !== attempt.amount || outcome.currency !== 'JPY')
        return refuseAmount(tx, shop, attempt, outcome)
      await confirm(tx, shop, attempt, {
        state: is_captured ? 'captured' : 'reserved',
        is_risky: risk?.level === 'high',
      })
      const captured_at = is_captured ? shop.now : null
      return close(tx, attempt, 'approved', shop.now, { reference, card, risk, captured_at })
    }
    case 'awaiting': {
      const { reference, instructions } = outcome
      await confirm(tx, shop, attempt, { state: 'awaiting', instructions })
      return close(tx, attempt, 'awaiting', shop.now, { reference })
    }
    case 'declined':
    case 'expired':
      await release(tx, attempt, shop.now)
      return close(tx, attempt, outcome.result, shop.now)
    case 'challenge': {
      const { reference = attempt.reference } = outcome
      await tx
        .update(payment_attempts)
        .set({ state: 'challenge', reference })
        .where(eq(payment_attempts.id, attempt.id))
      return 'challenge'
    }
    case 'unknown':
      return attempt.state
  }
}

/**
 * The provider took another amount than it was asked for: no order comes of it. It is cancelled by the next who looks, and
 * the staff are told.
 */
async function refuseAmount(
  tx: Tx,
  { channel, now }: Omit<Shop, 'payments'>,
  attempt: PaymentAttempt,
  outcome: Extract<PaymentOutcome, { result: 'approved' }>,
): Promise<SettledState> {
  await recordDifference(tx, {
    channel_id: channel.id,
    provider: attempt.provider,
    reference: outcome.reference,
    order_no: attempt.order_no,
    kind: 'amount',
    ours: formatAmount(attempt.amount),
    theirs: formatAmount(outcome.amount, outcome.currency),
    now,
  })
  await tx
    .update(payment_attempts)
    .set({ state: 'cancelling', reference: outcome.reference })
    .where(eq(payment_attempts.id, attempt.id))
  return 'cancelling'
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
  const provider = findProvider(shop, begun)
  if (!provider)
    throw new Error(
      `Payment ${begun.id} is to be cancelled at ${begun.provider}, where the shop has no account any more`,
    )
  await provider.cancel(await loadKnownPayment(shop, begun))
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

async function confirm(
  tx: Tx,
  shop: Omit<Shop, 'payments'>,
  attempt: PaymentAttempt,
  taken: TakenPayment,
): Promise<void> {
  const [cart] = await tx.select().from(carts).where(eq(carts.id, attempt.cart_id))
  if (!cart?.decided_detail) throw new Error(`Cart ${attempt.cart_id} has no figures to order`)
  await placeOrder(tx, shop, {
    cart_id: cart.id,
    order_no: attempt.order_no,
    taken,
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
  state: 'approved' | 'awaiting' | 'declined' | 'expired' | 'cancelled',
  now: Date,
  told: Partial<Pick<PaymentAttempt, 'reference' | 'card' | 'risk' | 'captured_at'>> = {},
): Promise<SettledState> {
  await tx
    .update(payment_attempts)
    .set({ ...told, state, settled_at: now })
    .where(eq(payment_attempts.id, attempt.id))
  return state
}

/** Whether an outcome ends the waiting of a cart. */
export const isSettling = ({ result }: PaymentOutcome): boolean =>
  result === 'approved' || result === 'awaiting' || result === 'declined' || result === 'expired'

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
  const payment = await loadKnownPayment(shop, attempt)
  const outcome = await askWhatBecame(findProvider(shop, attempt), payment, patience_ms)
  if (outcome && isSettling(outcome)) await settleAttempt(shop, attempt.id, outcome)
  return outcome
}
