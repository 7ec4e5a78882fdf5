import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { ListedPayment, OpenProvider } from '#payment/provider.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { order_refunds } from '#shop-api/db/schema/order-work.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import { forgetDifference, recordDifference } from '#shop-api/payment/differences.ts'
import { formatAmount } from '#shop-api/payment/format-amount.ts'
import type { PaymentAttempt } from '#shop-api/payment/known-payment.ts'
import { DIFFERENCE_TEXTS } from '#src/text/order/payment-differences.ts'
import { compareDisputes } from './compare-disputes.ts'
import { reviewPayment } from './review-payment.ts'

type Work = Omit<Shop, 'channel'>

/** Back to here each comparison looks: longer than a konbini or a transfer may be paid, refunds aside. */
const LOOKED_BACK_MS = 15 * 24 * 60 * 60 * 1000
/** What was begun since is still on its way. */
const LEFT_ALONE_MS = 10 * 60 * 1000

/**
 * Compares our payments, and chargebacks, with what each provider lists. What only arrived late is taken in; what stays different is told to
 * the staff (`payment_differences`), and taken back once it agrees.
 *
 * @throws AggregateError after the other accounts were compared, when some could not be
 */
export async function comparePayments(work: Work): Promise<void> {
  const shops = await work.db.select({ id: channels.id, name: channels.name }).from(channels)
  const results: PromiseSettledResult<void>[] = []
  for (const { account, isOf } of work.payments.accounts) {
    const own = shops.filter(({ name }) => isOf(name))
    const compared = compareAccount(work, account, own)
    results.push(...(await Promise.allSettled([compared, compareDisputes(work, account, own)])))
  }
  const failures = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} comparisons of accounts failed`)
}

interface OurPayment {
  attempt: PaymentAttempt
  channel: Shop['channel']
}

async function compareAccount(
  work: Work,
  account: OpenProvider,
  shops: readonly Shop['channel'][],
): Promise<void> {
  const { name } = account.provider
  const until = new Date(work.now.getTime() - LEFT_ALONE_MS)
  const from = new Date(work.now.getTime() - LOOKED_BACK_MS)
  const seen = new Set<string>()
  const failures: unknown[] = []
  // One that cannot be compared must not hide those behind it.
  const attend = (looked: Promise<void>) => looked.catch((error: unknown) => void failures.push(error))
  for await (const listed of account.provider.listPayments({ from, until })) {
    if (listed.idempotency_key === null) continue
    seen.add(listed.idempotency_key)
    const ours = await findOurs(work, name, listed.idempotency_key)
    await attend(
      ours
        ? comparePayment({ ...work, channel: ours.channel }, ours.attempt, listed)
        : tellStranger(work, name, shops, listed),
    )
  }
  for (const ours of await listOurs(work, name, shops, from, until))
    if (!seen.has(ours.attempt.idempotency_key))
      await attend(reviewPayment({ ...work, channel: ours.channel }, ours.attempt))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments were not compared`)
}

async function comparePayment(shop: Shop, attempt: PaymentAttempt, listed: ListedPayment): Promise<void> {
  if (!agrees(attempt, listed)) await reviewPayment(shop, attempt)
  else
    for (const kind of ['not_there', 'amount'] as const)
      await forgetDifference(shop.db, nameOf(shop, attempt, kind))
  await compareRefunds(shop, attempt, listed)
}

/** Whether both sides say the same of where the money is. */
function agrees(attempt: PaymentAttempt, { state, amount, currency }: ListedPayment): boolean {
  const isWhole = amount === attempt.amount && currency === 'JPY'
  switch (attempt.state) {
    case 'approved':
      return isWhole && (state === 'captured' || (state === 'reserved' && attempt.captured_at === null))
    case 'awaiting':
      return isWhole && state === 'awaiting'
    case 'started':
    case 'challenge':
    case 'cancelling':
      // Somebody is at it (`recover-attempts.ts`).
      return true
    default:
      // Money that was given back as a whole is no money.
      return state !== 'reserved' && (state !== 'captured' || isGivenBack(attempt))
  }
}

/** A payment of a cancelled order was set free; `compareRefunds` looks at how much came back. */
const isGivenBack = ({ state }: PaymentAttempt) => state === 'cancelled'

async function compareRefunds(shop: Shop, attempt: PaymentAttempt, listed: ListedPayment): Promise<void> {
  const { db, now } = shop
  if (attempt.state !== 'approved' && attempt.state !== 'cancelled') return
  const whole = listed.state === 'captured' ? attempt.amount : 0
  const ours = attempt.state === 'cancelled' ? whole : await sumRefunds(db, attempt)
  const name = nameOf(shop, attempt, 'refunds')
  if (ours === listed.refunded) return forgetDifference(db, name)
  await recordDifference(db, {
    ...name,
    order_no: attempt.order_no,
    ours: DIFFERENCE_TEXTS.refunded(formatAmount(ours)),
    theirs: DIFFERENCE_TEXTS.refunded(formatAmount(listed.refunded, listed.currency)),
    now,
  })
}

async function sumRefunds(db: Shop['db'], { cart_id }: PaymentAttempt): Promise<number> {
  const [given] = await db
    .select({ amount: sql<number>`coalesce(sum(${order_refunds.amount}), 0)`.mapWith(Number) })
    .from(order_refunds)
    .innerJoin(orders, eq(orders.id, order_refunds.order_id))
    .where(
      and(eq(orders.cart_id, cart_id), eq(order_refunds.method, 'card'), eq(order_refunds.state, 'done')),
    )
  return given?.amount ?? 0
}

/** The provider has money for something we know nothing of. */
async function tellStranger(
  { db, now }: Work,
  provider: string,
  shops: readonly Shop['channel'][],
  { reference, order_no, amount, currency, state }: ListedPayment,
): Promise<void> {
  const [shop] = shops
  if (!shop || (state !== 'captured' && state !== 'reserved' && state !== 'awaiting')) return
  await recordDifference(db, {
    channel_id: shop.id,
    provider,
    reference,
    order_no,
    kind: 'no_order',
    ours: DIFFERENCE_TEXTS.no_order,
    theirs: DIFFERENCE_TEXTS.paid(formatAmount(amount, currency)),
    now,
  })
}

const nameOf = <Kind extends string>(
  { channel }: Shop,
  { provider, reference, idempotency_key }: PaymentAttempt,
  kind: Kind,
) => ({ channel_id: channel.id, provider, reference: reference ?? idempotency_key, kind })

async function findOurs({ db }: Work, provider: string, key: string): Promise<OurPayment | undefined> {
  const [found] = await db
    .select({ attempt: payment_attempts, channel: { id: channels.id, name: channels.name } })
    .from(payment_attempts)
    .innerJoin(carts, eq(carts.id, payment_attempts.cart_id))
    .innerJoin(channels, eq(channels.id, carts.channel_id))
    .where(and(eq(payment_attempts.provider, provider), eq(payment_attempts.idempotency_key, key)))
  return found
}

/** Payments that count as paid, or as still to come, which the provider should list. */
function listOurs(
  { db }: Work,
  provider: string,
  shops: readonly Shop['channel'][],
  from: Date,
  until: Date,
): Promise<OurPayment[]> {
  if (shops.length === 0) return Promise.resolve([])
  return db
    .select({ attempt: payment_attempts, channel: { id: channels.id, name: channels.name } })
    .from(payment_attempts)
    .innerJoin(carts, eq(carts.id, payment_attempts.cart_id))
    .innerJoin(channels, eq(channels.id, carts.channel_id))
    .where(
      and(
        eq(payment_attempts.provider, provider),
        inArray(payment_attempts.state, ['approved', 'awaiting']),
        isNotNull(payment_attempts.reference),
        gte(payment_attempts.started_at, from),
        lt(payment_attempts.started_at, until),
        inArray(
          channels.id,
          shops.map(({ id }) => id),
        ),
      ),
    )
}
