import { eq, sql } from 'drizzle-orm'
import type { Cart } from '#contract/shapes/cart.ts'
import type { OrderStatus } from '#contract/shapes/order.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { carts, order_lines, order_shippings, orders, payments } from '#shop-api/db/schema/selling.ts'
import { createOrderMail } from '#shop-api/mail/order-mail.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { formatDay } from '#src/rules/format-day.ts'
import { formatYen } from '#src/rules/format-yen.ts'
import { addDays, toJapanDay } from '#src/rules/japan-time.ts'
import { PAYMENT_GUIDES } from '#src/text/order-mail.ts'
import { loadSeller } from './load-seller.ts'
import type { Shop } from './shop.ts'
import { toOrder } from './to-order.ts'

export interface DecidedCart {
  cart_id: number
  order_no: string
  /** Figures as the shopper confirmed them; copied, never computed again (HOUSE law 6). */
  detail: Cart['detail']
}

/** Copies a decided cart into an order and queues its mail, all in the transaction that is open. */
export async function placeOrder(
  tx: Tx,
  { channel, now }: Pick<Shop, 'channel' | 'now'>,
  { cart_id, order_no, detail }: DecidedCart,
): Promise<void> {
  const { orderer, payment_id, total_payment } = detail.order
  if (orderer === null || payment_id === null) throw new Error(`Order ${order_no} lacks orderer or payment`)
  const payment = await requirePayment(tx, payment_id)
  const [order] = await tx
    .insert(orders)
    .values({
      channel_id: channel.id,
      order_no,
      cart_id,
      user_id: await findOwner(tx, cart_id),
      status: FIRST_STATUS[payment.code],
      order_detail: detail.order,
      email: orderer.email,
      total_payment,
      payment_id,
      payment_guide: payment.guide && toPaymentGuide(payment.guide, total_payment, now),
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
  await tx.insert(order_lines).values(lines)
  await tx.insert(order_shippings).values(shippings)
  await tx
    .update(carts)
    .set({
      state: 'decided',
      decided_detail: detail,
      version: sql`${carts.version} + 1`,
      updated_at: now,
    })
    .where(eq(carts.id, cart_id))
  const mail = await createOrderMail(
    toOrder(order, lines, shippings),
    await loadSeller(tx, channel.id, channel.name),
  )
  if (mail)
    await queueMail(tx, { channel_id: channel.id, topic: `order:${channel.name}:${order_no}`, mail, now })
}

/** The member whose cart it is. */
async function findOwner(tx: Tx, cart_id: number): Promise<number | null> {
  const [cart] = await tx.select({ user_id: carts.user_id }).from(carts).where(eq(carts.id, cart_id))
  return cart?.user_id ?? null
}

/** What an order waits for at first, by way to pay. */
const FIRST_STATUS: Record<typeof payments.$inferSelect.code, OrderStatus> = {
  bank_transfer: 'awaiting_payment',
  konbini: 'awaiting_payment',
  cash_on_delivery: 'accepted',
  deferred: 'accepted',
  card: 'paid',
}

async function requirePayment(tx: Tx, id: number): Promise<typeof payments.$inferSelect> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id))
  if (payment === undefined) throw new Error(`There is no way to pay ${id}`)
  return payment
}

function toPaymentGuide(
  guide: NonNullable<typeof payments.$inferSelect.guide>,
  total_payment: number,
  now: Date,
): string {
  const deadline = formatDay(addDays(toJapanDay(now), guide.deadline_days))
  return PAYMENT_GUIDES.bank_transfer(guide.account, deadline, formatYen(total_payment))
}
