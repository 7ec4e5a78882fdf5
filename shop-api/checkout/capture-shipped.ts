import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Shop } from '#shop-api/cart/shop.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { askToCapture } from '#shop-api/payment/ask-provider.ts'
import { recordDifference } from '#shop-api/payment/differences.ts'
import { formatAmount } from '#shop-api/payment/format-amount.ts'
import { type PaymentAttempt, toKnownPayment } from '#shop-api/payment/known-payment.ts'
import { DIFFERENCE_TEXTS } from '#src/text/order/payment-differences.ts'
import { findProvider } from './load-known-payment.ts'

/**
 * Takes money that was only reserved, once the first parcel of its order has left. What the provider refuses is told to the
 * staff and not asked again; what nobody knows is asked again the next time.
 * @returns how many were taken
 */
export async function captureShipped(work: Omit<Shop, 'channel'>): Promise<number> {
  const reserved = await work.db
    .select({ attempt: payment_attempts, channel: { id: channels.id, name: channels.name } })
    .from(payment_attempts)
    .innerJoin(orders, eq(orders.cart_id, payment_attempts.cart_id))
    .innerJoin(channels, eq(channels.id, orders.channel_id))
    .where(
      and(
        eq(payment_attempts.state, 'approved'),
        eq(payment_attempts.capture, 'at_shipping'),
        isNull(payment_attempts.captured_at),
        isNull(payment_attempts.capture_refused_at),
        inArray(orders.status, ['partly_shipped', 'shipped', 'completed']),
      ),
    )
  let taken = 0
  for (const { attempt, channel } of reserved) if (await capture({ ...work, channel }, attempt)) taken += 1
  return taken
}

async function capture(shop: Shop, attempt: PaymentAttempt): Promise<boolean> {
  const { db, channel, now } = shop
  const payment = toKnownPayment(attempt, null)
  const { result } = await askToCapture(findProvider(shop, attempt), payment, attempt.amount)
  if (result === 'unknown') return false
  if (result === 'refused')
    await recordDifference(db, {
      channel_id: channel.id,
      provider: attempt.provider,
      reference: attempt.reference ?? attempt.idempotency_key,
      order_no: attempt.order_no,
      kind: 'capture',
      ours: DIFFERENCE_TEXTS.shipped(formatAmount(attempt.amount)),
      theirs: DIFFERENCE_TEXTS.no_money,
      now,
    })
  await db
    .update(payment_attempts)
    .set(result === 'captured' ? { captured_at: now } : { capture_refused_at: now })
    .where(and(eq(payment_attempts.id, attempt.id), isNull(payment_attempts.captured_at)))
  return result === 'captured'
}
