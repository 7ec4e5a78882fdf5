import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { forgetDifference, recordDifference } from '#shop-api/payment/differences.ts'
import { formatAmount } from '#shop-api/payment/format-amount.ts'
import { givesBack } from '#shop-api/payment/gives-back.ts'
import { type PaymentAttempt, toKnownPayment } from '#shop-api/payment/known-payment.ts'
import type { Payments } from '#shop-api/payment/payments.ts'
import { DIFFERENCE_TEXTS } from '#src/text/order/payment-differences.ts'

interface Scope {
  db: Db
  payments: Payments
  now: Date
}

/** A provider that is only away for a while is back by then; after it somebody has to look. */
const TOLD_AFTER_MS = 30 * 60 * 1000

/**
 * Tells providers of payments whose order was cancelled since: what was taken or reserved is set free, and what was still
 * awaited cannot be paid any more. Asked again until it was heard: at the cancellation, and by the background work after a
 * crash or while the provider is away. Safe to repeat. What is still not free half an hour after the cancellation is told to the
 * staff, and taken back once it is.
 *
 * @param cart_id of one order; left out, of all
 * @throws AggregateError after the others were seen to, when some providers did not hear
 */
export async function setChargesFree({ db, payments, now }: Scope, cart_id?: number): Promise<void> {
  const charges = await db
    .select({ attempt: payment_attempts, channel: { id: channels.id, name: channels.name }, order: orders })
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
  const freed = charges.filter(({ attempt, channel }) =>
    givesBack({ payments, channel: channel.name }, attempt),
  )
  const results = await Promise.allSettled(
    freed.map(async ({ attempt, channel, order }) => {
      const difference = nameOf(channel.id, attempt)
      try {
        const account = payments.named(channel.name, attempt.provider)
        if (!account) throw new Error(`${channel.name} has no account at ${attempt.provider} any more`)
        await account.provider.cancel(toKnownPayment(attempt, order.order_detail.orderer))
      } catch (error) {
        const since = order.cancelled_at?.getTime() ?? 0
        if (now.getTime() - since >= TOLD_AFTER_MS)
          await recordDifference(db, { ...difference, ...describe(attempt), order_no: order.order_no, now })
        throw error
      }
      await forgetDifference(db, difference)
      await db.update(payment_attempts).set({ state: 'cancelled' }).where(eq(payment_attempts.id, attempt.id))
    }),
  )
  const failures = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments were not set free`)
}

const nameOf = (channel_id: number, { provider, reference, idempotency_key }: PaymentAttempt) =>
  ({ channel_id, provider, reference: reference ?? idempotency_key, kind: 'after_cancel' }) as const

/** What the staff read of a payment that is still there. */
function describe({ amount, state, capture, captured_at }: PaymentAttempt) {
  const isReserved = capture === 'at_shipping' && captured_at === null
  const taken = isReserved ? DIFFERENCE_TEXTS.reserved : DIFFERENCE_TEXTS.paid
  const say = state === 'awaiting' ? DIFFERENCE_TEXTS.awaited : taken
  return { ours: DIFFERENCE_TEXTS.cancelled, theirs: say(formatAmount(amount)) }
}
