import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Cart } from '#contract/shapes/cart.ts'
import { findPayingCard, type PayingCard } from '#shop-api/members/cards/paying-card.ts'
import { findPassedLimit, lockBuyer } from '#shop-api/business/find-passed-limit.ts'
import { lockCompanyOf } from '#shop-api/business/invoice-credit.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import { OPEN_ATTEMPT_STATES, payment_attempts } from '#shop-api/db/schema/payment.ts'
import type { PaymentAttempt } from '#shop-api/payment/known-payment.ts'
import { toReturnUrl } from '#shop-api/payment/return-url.ts'
import { findTaker, type Taker } from '#shop-api/payment/find-taker.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import { lockPoints } from '#shop-api/benefits/move-points.ts'
import { checkIsOpen, lockCartRow, type CartRow } from '#shop-api/cart/cart-row.ts'
import { toProductIds } from '#shop-api/cart/change-cart.ts'
import { brakePayments, toEmailDigest } from './brake-payments.ts'
import { checkDecision } from './check-decision.ts'
import type { Benefits } from '#shop-api/benefits/benefits.ts'
import { loadBenefits, lockCoupons, type Payer } from '#shop-api/benefits/load-benefits.ts'
import { loadCartGoods } from '#shop-api/cart/load-cart-goods.ts'
import { lockProducts } from '#shop-api/cart/load-catalogue-lines.ts'
import { loadSellingTerms } from '#shop-api/cart/load-selling-terms.ts'
import { takeOrderNo } from '#shop-api/orders/order-no.ts'
import { placeOrder } from './place-order.ts'
import { priceCart } from '#shop-api/cart/price-cart.ts'
import { refuseCart } from '#shop-api/cart/refuse-cart.ts'
import { type Shop, takesNow } from '#shop-api/cart/shop.ts'
import { spendBenefits } from '#shop-api/benefits/spend-benefits.ts'
import { takeStock, toPieces } from '#shop-api/orders/stock.ts'
import { toPayer } from '#shop-api/cart/to-payer.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { APPROVAL_REQUIRED } from '#src/text/business/business-errors.ts'

/** Where a decision stands after its first transaction. */
export type BegunDecision =
  | { state: 'decided'; order_no: string; is_new: boolean }
  /** The provider must be asked, for the first time or again. */
  | { state: 'deciding'; attempt: PaymentAttempt; is_new: boolean }

/**
 * Everything of a decision that happens in one transaction under the cart's lock: checks, stock, and either the
 * order itself or, where a provider takes the money, the trace of the attempt that it is about to be asked for.
 */
export function beginDecision(shop: Shop, token: string, total_payment: number): Promise<BegunDecision> {
  return shop.db.transaction(async (tx) => {
    // Before the cart, as a login does when it adopts the cart: points are taken under this lock.
    if (shop.member_id) await lockPoints(tx, shop.member_id)
    const row = await lockCartRow(tx, shop, token)
    if (row.state === 'decided')
      return { state: 'decided', order_no: await requireOrderNo(tx, row), is_new: false }
    if (row.state === 'deciding') {
      return { state: 'deciding', attempt: await requireOpenAttempt(tx, row), is_new: false }
    }
    checkIsOpen(row, shop.now)
    return decideOpen(tx, shop, row, total_payment)
  })
}

/** Everything a decision is made of, checked. */
interface CheckedCart {
  payer: Payer
  detail: CartDetail
  priced: Cart['detail']
  benefits: Benefits
  card: PayingCard | null
  /** Who takes the money; null where the shop does so itself. */
  taker: Taker | null
}

/**
 * Whether a locked cart can become an order at these figures, whoever may place it. Takes the locks of what it is made of.
 * @throws ApiError 422 with what stands against it
 */
export async function checkCart(
  tx: Tx,
  shop: Shop,
  row: CartRow,
  total_payment: number,
): Promise<CheckedCart> {
  const { channel, now } = shop
  const { detail } = row
  const payer = toPayer(shop, row)
  await lockBuyer(tx, payer.user_id)
  await lockCompanyOf(tx, payer.user_id)
  const terms = await loadSellingTerms(tx, channel.id, takesNow(shop), payer)
  if (!terms.is_selling) throw refuseCart('cart.common.selling_stopped')
  await lockProducts(tx, toProductIds(detail))
  const catalogue = await loadCartGoods(tx, payer, detail)
  await lockCoupons(tx, payer, detail)
  const benefits = await loadBenefits(tx, payer, detail)
  const priced = priceCart(detail, catalogue, terms, benefits)
  const taker = findTaker(
    shop,
    terms.payments.find(({ id }) => id === detail.payment_id),
  )
  const card = taker?.entry === 'fields' ? await findPayingCard(tx, shop, detail, taker.provider) : null
  const has_card = taker?.entry !== 'fields' || card !== null
  checkDecision({ detail, priced, catalogue, terms, now, total_payment, has_card })
  return { payer, detail, priced, benefits, card, taker }
}

/**
 * Decides a cart that is open and locked, or was made in the same transaction.
 * @throws ApiError 422 with what stands against it
 */
export async function decideOpen(
  tx: Tx,
  shop: Shop,
  row: CartRow,
  total_payment: number,
): Promise<BegunDecision> {
  const checked = await checkCart(tx, shop, row, total_payment)
  const passed = await findPassedLimit(tx, checked.payer, total_payment)
  if (passed) {
    const message = APPROVAL_REQUIRED[passed.reason](formatYen(passed.limit))
    throw refuseCart('cart.decision.approval_required', [], message)
  }
  return carryOut(tx, shop, row, checked)
}

/** Takes what an order is made of, and places it or has its provider asked. */
export async function carryOut(
  tx: Tx,
  shop: Shop,
  row: CartRow,
  { payer, detail, priced, benefits, card, taker }: CheckedCart,
): Promise<BegunDecision> {
  const { channel, now } = shop
  const { total_payment } = priced.order
  const pieces = toPieces(detail)
  await takeStock(tx, { channel_id: channel.id, now }, pieces)
  const decided_detail = leaveOutUnused(priced)
  const order_no = await takeOrderNo(tx, channel, now)
  await spendBenefits(tx, payer, { order_no, detail: decided_detail, benefits })
  if (taker === null || total_payment === 0) {
    await placeOrder(tx, shop, { cart_id: row.id, order_no, detail: decided_detail })
    return { state: 'decided', order_no, is_new: true }
  }
  const person = {
    fingerprint: card?.token_key === null ? (detail.card_fingerprint ?? null) : null,
    email_digest: toEmailDigest(detail.orderer?.email ?? ''),
  }
  await brakePayments(tx, channel.id, person, now)
  const [attempt] = await tx
    .insert(payment_attempts)
    .values({
      ...person,
      cart_id: row.id,
      idempotency_key: randomUUID(),
      order_no,
      provider: taker.provider,
      method: taker.method,
      capture: taker.capture,
      days_to_pay: taker.days_to_pay,
      return_url: await toReturnUrl({ ...shop, db: tx }, 'order'),
      card_token: card?.token ?? '',
      card_token_key: card?.token_key ?? null,
      amount: total_payment,
      reserved: pieces,
      state: 'started',
      started_at: now,
    })
    .returning()
  if (attempt === undefined) throw new Error('A payment attempt was not stored')
  await tx
    .update(carts)
    .set({ state: 'deciding', decided_detail, version: row.version + 1, updated_at: now })
    .where(eq(carts.id, row.id))
  return { state: 'deciding', attempt, is_new: true }
}

/** Empty destinations, empty parcels and coupons without effect are not part of an order. */
function leaveOutUnused(priced: Cart['detail']): Cart['detail'] {
  return {
    ...priced,
    shippings: priced.shippings.filter(({ key }) =>
      priced.products.some((line) => line.shipping_key === key),
    ),
    packings: priced.packings.filter(({ key }) => priced.products.some((line) => line.packing_key === key)),
    coupons: priced.coupons.filter(({ discount }) => discount > 0),
  }
}

async function requireOrderNo(tx: Tx, row: CartRow): Promise<string> {
  const [order] = await tx
    .select({ order_no: orders.order_no })
    .from(orders)
    .where(eq(orders.cart_id, row.id))
  if (order === undefined) throw new Error(`Cart ${row.id} is decided but has no order`)
  return order.order_no
}

/** The attempt a cart waits for. */
export async function findOpenAttempt(db: Db | Tx, row: CartRow): Promise<PaymentAttempt | undefined> {
  const [attempt] = await db
    .select()
    .from(payment_attempts)
    .where(
      and(eq(payment_attempts.cart_id, row.id), inArray(payment_attempts.state, [...OPEN_ATTEMPT_STATES])),
    )
  return attempt
}

async function requireOpenAttempt(tx: Tx, row: CartRow): Promise<PaymentAttempt> {
  const attempt = await findOpenAttempt(tx, row)
  if (attempt === undefined) throw new Error(`Cart ${row.id} is deciding but has no attempt under way`)
  return attempt
}

/** Whether an attempt keeps its cart waiting no more: its order stands, or none will come of it. */
export function isFinalState(state: PaymentAttempt['state']): boolean {
  return isPlacedState(state) || isFailedState(state)
}

/** Whether an order came of it, paid or to be paid. */
export function isPlacedState(state: PaymentAttempt['state']): boolean {
  return state === 'approved' || state === 'awaiting'
}

/** Whether a payment has ended and nobody was charged. */
export function isFailedState(state: PaymentAttempt['state']): boolean {
  return state === 'declined' || state === 'expired' || state === 'cancelled' || state === 'dismissed'
}
