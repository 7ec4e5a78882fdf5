import { and, eq } from 'drizzle-orm'
import type { PaymentOutcome } from '#payment/provider.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { cancelOrder } from '#shop-api/orders/cancel-order.ts'
import { canCancel } from '#shop-api/orders/order-moves.ts'
import { holdOrder } from '#shop-api/orders/hold-order.ts'
import type { OrderRow } from '#shop-api/orders/load-order.ts'
import { moveOrder } from '#shop-api/orders/move-order.ts'
import { THE_SHOP } from '#shop-api/orders/record-order-event.ts'
import { askWhatBecame } from '#shop-api/payment/ask-provider.ts'
import { forgetDifference, recordDifference } from '#shop-api/payment/differences.ts'
import { formatAmount } from '#shop-api/payment/format-amount.ts'
import type { PaymentAttempt } from '#shop-api/payment/known-payment.ts'
import { DIFFERENCE_TEXTS } from '#src/text/order/payment-differences.ts'
import { NOT_PAID_IN_TIME } from '#src/text/order/order-errors.ts'
import { findProvider, loadKnownPayment } from './load-known-payment.ts'
import { cancelAttempt, settleIfKnown } from './settle-attempt.ts'

type Approved = Extract<PaymentOutcome, { result: 'approved' }>

/**
 * Looks at a payment again, whatever was known of it, and takes in what the provider says now: money that came for a
 * waiting order, a deadline that is over, money for an order that is none any more. Safe to repeat, and at any moment.
 *
 * @throws Error when the provider does not say; it is looked at again
 */
export async function reviewPayment(shop: Shop, attempt: PaymentAttempt): Promise<void> {
  if (attempt.state === 'cancelling') return void (await cancelAttempt(shop, attempt.id))
  if (attempt.state === 'started' || attempt.state === 'challenge')
    return void (await settleIfKnown(shop, attempt))
  const payment = await loadKnownPayment(shop, attempt)
  const outcome = await askWhatBecame(findProvider(shop, attempt), payment)
  if (outcome?.result === 'unknown')
    throw new Error(`${attempt.provider} does not say what became of the payment for ${attempt.order_no}`)
  if (attempt.state === 'awaiting') return takeAwaited(shop, attempt, outcome)
  if (attempt.state === 'approved') return takeApproved(shop, attempt, outcome)
  // Nobody waits for it any more.
  if (outcome?.result === 'approved') await giveUp(shop, attempt, outcome)
}

async function takeAwaited(
  shop: Shop,
  attempt: PaymentAttempt,
  outcome: PaymentOutcome | undefined,
): Promise<void> {
  const order = await findOrder(shop, attempt)
  if (!order) throw new Error(`Payment ${attempt.id} is awaited for an order that is not there`)
  if (outcome?.result === 'approved') return takeMoney(shop, attempt, order, outcome)
  if (outcome?.result !== 'expired' && outcome?.result !== 'declined') return undefined
  const unpaid_at = attempt.method === 'konbini' ? 'konbini' : 'bank'
  const cancellation = {
    user_id: null,
    doer: THE_SHOP,
    id: order.id,
    reason: NOT_PAID_IN_TIME,
    unpaid_at,
  } as const
  if (canCancel(order.status)) await cancelOrder(shop, cancellation)
  await close(shop, attempt, { state: 'expired', settled_at: shop.now })
}

/** The money of a waiting order is there. Money for an order that was cancelled meanwhile goes back. */
async function takeMoney(
  shop: Shop,
  attempt: PaymentAttempt,
  order: OrderRow,
  outcome: Approved,
): Promise<void> {
  if (order.status === 'cancelled') return giveUp(shop, attempt, outcome)
  const told = { reference: outcome.reference, risk: outcome.risk }
  if (outcome.amount !== attempt.amount || outcome.currency !== 'JPY') {
    await tellAmount(shop, attempt, outcome)
    await holdOrder(shop, THE_SHOP, order.id, 'amount')
    return
  }
  if (order.status === 'awaiting_payment') await moveOrder(shop, THE_SHOP, order.id, { status: 'paid' })
  await close(shop, attempt, { ...told, state: 'approved', settled_at: shop.now, captured_at: shop.now })
}

/** What counts as paid: taken since, perhaps on the provider's own page; or not there any more. */
async function takeApproved(
  shop: Shop,
  attempt: PaymentAttempt,
  outcome: PaymentOutcome | undefined,
): Promise<void> {
  if (outcome?.result === 'approved') {
    if (outcome.amount !== attempt.amount || outcome.currency !== 'JPY')
      return tellAmount(shop, attempt, outcome)
    if (outcome.is_captured && attempt.captured_at === null)
      await close(shop, attempt, { captured_at: shop.now })
    return undefined
  }
  await recordDifference(shop.db, {
    ...nameOf(shop, attempt),
    kind: 'not_there',
    ours: DIFFERENCE_TEXTS.paid(formatAmount(attempt.amount)),
    theirs: DIFFERENCE_TEXTS.no_money,
    now: shop.now,
  })
}

/**
 * Money came for what nobody waits for. It is set free or given back; what the provider does not give back, or not yet,
 * the staff are told of.
 * @throws Error when it is not given back yet; it is tried again
 */
async function giveUp(shop: Shop, attempt: PaymentAttempt, outcome: Approved): Promise<void> {
  const { reference } = outcome
  const difference = { ...nameOf(shop, attempt), reference, kind: 'after_cancel' } as const
  const tell = () =>
    recordDifference(shop.db, {
      ...difference,
      ours: DIFFERENCE_TEXTS.cancelled,
      theirs: DIFFERENCE_TEXTS.paid(formatAmount(outcome.amount, outcome.currency)),
      now: shop.now,
    })
  const provider = findProvider(shop, attempt)
  const isGivenBack = !outcome.is_captured || provider?.methods[attempt.method]?.can_refund === true
  if (!provider || !isGivenBack) await tell()
  else {
    const payment = { ...(await loadKnownPayment(shop, attempt)), reference }
    await provider.cancel(payment).catch(async (error: unknown) => {
      await tell()
      throw error
    })
    await forgetDifference(shop.db, difference)
  }
  await close(shop, attempt, { state: 'cancelled', reference })
}

const tellAmount = (shop: Shop, attempt: PaymentAttempt, outcome: Approved) =>
  recordDifference(shop.db, {
    ...nameOf(shop, attempt),
    reference: outcome.reference,
    kind: 'amount',
    ours: formatAmount(attempt.amount),
    theirs: formatAmount(outcome.amount, outcome.currency),
    now: shop.now,
  })

const nameOf = ({ channel }: Shop, { provider, reference, idempotency_key, order_no }: PaymentAttempt) => ({
  channel_id: channel.id,
  provider,
  reference: reference ?? idempotency_key,
  order_no,
})

/** Only as long as it stands where it was seen: another process may have been faster. */
async function close(
  { db }: Shop,
  { id, state }: PaymentAttempt,
  values: Partial<PaymentAttempt>,
): Promise<void> {
  await db
    .update(payment_attempts)
    .set(values)
    .where(and(eq(payment_attempts.id, id), eq(payment_attempts.state, state)))
}

async function findOrder({ db }: Shop, { cart_id }: PaymentAttempt): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.cart_id, cart_id))
  return row
}
