import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Cart } from '#contract/shapes/cart.ts'
import type { OrderStatus } from '#contract/shapes/order.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { isAsQuoted } from '#shop-api/cart/load-quoted-prices.ts'
import { quotations } from '#shop-api/db/schema/quotations.ts'
import { carts, order_lines, order_shippings, orders, payments } from '#shop-api/db/schema/selling.ts'
import { owe } from '#shop-api/business/owe.ts'
import { createGift } from '#shop-api/gifts/create-gift.ts'
import { findShipBy } from '#shop-api/orders/ship-by.ts'
import { recordOrderEvent, THE_SHOP } from '#shop-api/orders/record-order-event.ts'
import { writeOrderMail } from '#shop-api/orders/write-order-mail.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { earnPoints, promisePoints } from '#shop-api/benefits/earn-points.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { addDays, toJapanDay } from '#src/rules/date/japan-time.ts'
import { writePaymentInstructions } from '#shop-api/payment/write-payment-instructions.ts'
import type { PaymentInstructions } from '#payment/provider.ts'
import { PAYMENT_GUIDES } from '#src/text/order/order-mail.ts'
import type { Shop } from '#shop-api/cart/shop.ts'

export interface DecidedCart {
  cart_id: number
  order_no: string
  /** How its money stands at a provider; left out where none takes it. */
  taken?: TakenPayment | undefined
  /** Figures as the shopper confirmed them; copied, never computed again (architecture, law 6). */
  detail: Cart['detail']
}

/** Copies a decided cart into an order and queues its mail, all in the transaction that is open. */
export async function placeOrder(
  tx: Tx,
  { channel, config, now }: Pick<Shop, 'channel' | 'config' | 'now'>,
  { cart_id, order_no, taken, detail }: DecidedCart,
): Promise<void> {
  const { orderer, payment_id, total_payment } = detail.order
  if (orderer === null || payment_id === null) throw new Error(`Order ${order_no} lacks orderer or payment`)
  const payment = await requirePayment(tx, payment_id)
  const isRisky = taken !== undefined && taken.state !== 'awaiting' && taken.is_risky
  const first_status = taken ? TAKEN_STATUS[taken.state] : FIRST_STATUS[payment.code]
  const { user_id, gift: receiver, quotation_id } = await findCart(tx, cart_id)
  const [order] = await tx
    .insert(orders)
    .values({
      channel_id: channel.id,
      order_no,
      cart_id,
      user_id,
      // When points and coupons pay everything, there is nothing to wait for.
      status: total_payment === 0 ? 'paid' : first_status,
      order_detail: detail.order,
      coupons: detail.coupons.map(({ code, name, discount }) => ({ code, name, discount })),
      email: orderer.email,
      total_payment,
      payment_id,
      paid_at: total_payment > 0 && first_status === 'paid' ? now : null,
      ship_by: await findShipBy(tx, { channel_id: channel.id, now }, receiver ? [] : listWishes(detail)),
      ...(total_payment > 0 && toWaiting(payment, taken, total_payment, now)),
      // The provider warns: nothing leaves before somebody looked at it.
      ...(isRisky && { held_at: now, hold_reason: 'risk' as const }),
      ordered_at: now,
    })
    .returning()
  if (order === undefined) throw new Error(`Order ${order_no} was not stored`)
  const lines = detail.products.map((line, position) => ({
    order_id: order.id,
    position,
    product_id: line.product_id,
    quantity: line.quantity,
    unit_price: line.unit_price,
    tax_rate: line.tax_rate,
    tax_amount: line.tax_amount,
    line,
  }))
  const shippings = detail.shippings.map((shipping, position) => ({
    order_id: order.id,
    position,
    shipping,
    packings: detail.packings.filter((packing) => packing.shipping_key === shipping.key),
  }))
  if (payment.code === 'invoice' && total_payment > 0)
    await owe(tx, { channel_id: channel.id, user_id, order_id: order.id })
  await tx.insert(order_lines).values(lines)
  await tx.insert(order_shippings).values(shippings)
  if (isRisky)
    await recordOrderEvent(tx, order, { doer: THE_SHOP, now, kind: 'held', detail: { hold_reason: 'risk' } })
  await tx
    .update(carts)
    .set({
      state: 'decided',
      decided_detail: detail,
      version: sql`${carts.version} + 1`,
      updated_at: now,
    })
    .where(eq(carts.id, cart_id))
  if (user_id !== null) {
    const promise = { channel_id: channel.id, order_no, status: order.status, now }
    await promisePoints(tx, promise, user_id, detail)
    await earnPoints(tx, promise)
  }
  if (quotation_id !== undefined && detail.products.some(isAsQuoted))
    await tx
      .update(quotations)
      .set({ order_no })
      .where(and(eq(quotations.id, quotation_id), isNull(quotations.order_no)))
  if (receiver) await createGift(tx, { channel_id: channel.id, order_id: order.id, orderer, receiver, now })
  const mail = await writeOrderMail(tx, { channel, config, now }, order)
  const topic = `order:${channel.name}:${order_no}`
  if (mail) await queueMail(tx, { channel_id: channel.id, topic, mail, now, order_id: order.id })
}

/** What an order takes from its cart besides the figures: whose it is, who will say where it goes, what it was quoted by. */
async function findCart(tx: Tx, cart_id: number) {
  const [cart] = await tx
    .select({ user_id: carts.user_id, detail: carts.detail })
    .from(carts)
    .where(eq(carts.id, cart_id))
  return { user_id: cart?.user_id ?? null, gift: cart?.detail.gift, quotation_id: cart?.detail.quotation_id }
}

function listWishes({ shippings, packings }: Cart['detail']) {
  return packings.flatMap(({ shipping_key, delivery_date }) => {
    const address = shippings.find(({ key }) => key === shipping_key)?.address
    return address ? [{ prefecture: address.prefecture, delivery_date }] : []
  })
}

/** The first status of an order, by way to pay. */
const FIRST_STATUS: Record<typeof payments.$inferSelect.code, OrderStatus> = {
  bank_transfer: 'awaiting_payment',
  konbini: 'awaiting_payment',
  cash_on_delivery: 'accepted',
  deferred: 'accepted',
  card: 'paid',
  paypay: 'paid',
  invoice: 'accepted',
}

async function requirePayment(tx: Tx, id: number): Promise<typeof payments.$inferSelect> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id))
  if (payment === undefined) throw new Error(`There is no way to pay ${id}`)
  return payment
}

/** Where its money stands at a provider: there, reserved until the goods leave, or to be paid by these instructions. */
export type TakenPayment =
  | { state: 'captured' | 'reserved'; is_risky: boolean }
  | { state: 'awaiting'; instructions: PaymentInstructions }

/** Money that is only reserved is no income yet, but the order may leave. */
const TAKEN_STATUS: Record<TakenPayment['state'], OrderStatus> = {
  captured: 'paid',
  reserved: 'accepted',
  awaiting: 'awaiting_payment',
}

/** What the shopper still has to do, and until when; nothing where the money is there, or comes with the goods. */
function toWaiting(
  { code, guide }: typeof payments.$inferSelect,
  taken: TakenPayment | undefined,
  total_payment: number,
  now: Date,
): { pay_by: string; payment_guide: string } | undefined {
  if (taken?.state === 'awaiting') {
    const { instructions } = taken
    const pay_by = toJapanDay(new Date(instructions.pay_by))
    return { pay_by, payment_guide: writePaymentInstructions(instructions, total_payment) }
  }
  // What an invoice is paid to stands on the invoice.
  return guide && !taken && code !== 'invoice' ? toAwaited(guide, total_payment, now) : undefined
}

/** What the shopper still has to do, and until when. */
function toAwaited(
  guide: NonNullable<typeof payments.$inferSelect.guide>,
  total_payment: number,
  now: Date,
): { pay_by: string; payment_guide: string } {
  const pay_by = addDays(toJapanDay(now), guide.deadline_days)
  const terms = PAYMENT_GUIDES.bank_transfer(guide.account, formatDay(pay_by), formatYen(total_payment))
  const end =
    guide.cancel_days_after && PAYMENT_GUIDES.end(formatDay(addDays(pay_by, guide.cancel_days_after)))
  return { pay_by, payment_guide: end ? `${terms}\n${end}` : terms }
}
