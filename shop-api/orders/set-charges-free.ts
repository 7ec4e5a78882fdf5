import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { givesBack } from '#shop-api/payment/gives-back.ts'
import { toKnownPayment } from '#shop-api/payment/known-payment.ts'
import type { Payments } from '#shop-api/payment/payments.ts'

interface Scope {
  db: Db
  payments: Payments
}

/**
 * Tells providers of payments whose order was cancelled since: what was taken or reserved is set free, and what was still
 * awaited cannot be paid any more. Asked again until it was heard: at the cancellation, and by the background work after a
 * crash or while the provider is away. Safe to repeat.
 *
 * @param cart_id of one order; left out, of all
 * @throws AggregateError after the others were seen to, when some providers did not hear
 */
export async function setChargesFree({ db, payments }: Scope, cart_id?: number): Promise<void> {
  const charges = await db
    .select({ attempt: payment_attempts, channel: channels.name, order: orders.order_detail })
    .from(payment_attempts)
    .innerJoin(orders, eq(orders.cart_id, payment_attempts.cart_id))
    .innerJoin(channels, eq(channels.id, orders.channel_id))
    .where(
      and(
        inArray(payment_attempts.state, ['approved', 'awaiting']),
        eq(orders.status, 'cancelled'),
        cart_id === undefined ? undefined : eq(payment_attempts.cart_id, cart_id),
      ),
    )
  // What a provider does not give back the shop pays back itself, as a refund of the order.
  const freed = charges.filter(({ attempt, channel }) => givesBack({ payments, channel }, attempt))
  const results = await Promise.allSettled(
    freed.map(async ({ attempt, channel, order }) => {
      const account = payments.named(channel, attempt.provider)
      if (!account) throw new Error(`${channel} has no account at ${attempt.provider} any more`)
      await account.provider.cancel(toKnownPayment(attempt, order.orderer))
      await db.update(payment_attempts).set({ state: 'cancelled' }).where(eq(payment_attempts.id, attempt.id))
    }),
  )
  const failures = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments were not set free`)
}
