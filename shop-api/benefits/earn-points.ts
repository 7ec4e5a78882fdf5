import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Cart } from '#contract/shapes/cart.ts'
import type { OrderStatus } from '#contract/shapes/order.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { settings } from '#shop-api/db/schema/channels.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { pending_points, point_histories } from '#shop-api/db/schema/wallet.ts'
import { addDays, toJapanDay } from '#src/rules/date/japan-time.ts'
import { USUAL_POINTS } from '#src/rules/money/usual-points.ts'
import { POINT_REASONS } from '#src/text/member/member-data.ts'
import { loadPointRate } from './load-point-rate.ts'
import { addPoints, countUsablePoints, lockPoints, takePoints } from './move-points.ts'

interface EarningOrder {
  channel_id: number
  order_no: string
  status: OrderStatus
  now: Date
}

/** From which statuses on an order's points are the member's, by setting PLUGIN.POINT.EARN_ON. */
const EARNED_FROM: Record<'paid' | 'shipped', readonly OrderStatus[]> = {
  paid: ['paid', 'shipped', 'completed'],
  shipped: ['shipped', 'completed'],
}
/** Writes down what a member's new order will bring: points for its goods, after coupons and points. */
export async function promisePoints(
  tx: Tx,
  { channel_id, order_no }: Pick<EarningOrder, 'channel_id' | 'order_no'>,
  user_id: number,
  { products, order }: Cart['detail'],
): Promise<void> {
  const goods = products.reduce((all, line) => all + line.subtotal - line.coupon_discount_parts, 0)
  const paid = goods - order.used_point
  const rate = await loadPointRate(tx, { id: channel_id })
  const point = Math.floor((Math.max(0, paid) * rate) / 100)
  if (point > 0) await tx.insert(pending_points).values({ user_id, order_no, point }).onConflictDoNothing()
}

/**
 * Gives a member the points an order promised, once, when the order has reached the right status. Call this in the
 * transaction that changes an order's status.
 */
export async function earnPoints(tx: Tx, order: EarningOrder): Promise<void> {
  const { channel_id, order_no, status, now } = order
  const { earn_on, valid_days } = await loadEarning(tx, channel_id)
  if (!EARNED_FROM[earn_on].includes(status)) return
  for (const { user_id, point } of await takePending(tx, order)) {
    const expires_on = addDays(toJapanDay(now), valid_days)
    const reason = POINT_REASONS.earned
    await addPoints(tx, { user_id, kind: 'earn', point, reason, order_no, expires_on, now })
  }
}

/** Takes back what a voided order was to bring, or brought, as far as the member has not spent it. */
export async function takeBackEarned(
  tx: Tx,
  order: Pick<EarningOrder, 'channel_id' | 'order_no' | 'now'>,
): Promise<void> {
  await takePending(tx, order)
  const { order_no, now } = order
  for (const { user_id, point: brought } of await listBrought(tx, order)) {
    await lockPoints(tx, user_id)
    const point = Math.min(brought, await countUsablePoints(tx, user_id, now))
    const reason = POINT_REASONS.taken_back
    if (point > 0) await takePoints(tx, { user_id, kind: 'cancel', point, reason, order_no, now })
  }
}

/**
 * Makes a promise again of what an order brought, as far as the member has not spent it: the order waits for its money again.
 */
export async function takeBackToPromise(
  tx: Tx,
  order: Pick<EarningOrder, 'channel_id' | 'order_no' | 'now'>,
): Promise<void> {
  const { order_no, now } = order
  for (const { user_id, point: brought } of await listBrought(tx, order)) {
    await lockPoints(tx, user_id)
    const point = Math.min(brought, await countUsablePoints(tx, user_id, now))
    if (point <= 0) continue
    const reason = POINT_REASONS.taken_back
    await takePoints(tx, { user_id, kind: 'cancel', point, reason, order_no, now })
    await tx.insert(pending_points).values({ user_id, order_no, point }).onConflictDoNothing()
  }
}

/** What an order brought its member, less what was taken back of it. */
function listBrought(tx: Tx, { channel_id, order_no }: Pick<EarningOrder, 'channel_id' | 'order_no'>) {
  return tx
    .select({
      user_id: point_histories.user_id,
      point: sql<number>`sum(${point_histories.point})`.mapWith(Number),
    })
    .from(point_histories)
    .where(
      and(
        eq(point_histories.order_no, order_no),
        inArray(point_histories.user_id, membersOf(tx, channel_id)),
        // What was given back for the order's payment is `cancel` too, and above 0.
        sql`(${point_histories.kind} = 'earn' or (${point_histories.kind} = 'cancel' and ${point_histories.point} < 0))`,
      ),
    )
    .groupBy(point_histories.user_id)
}

/** Refunds of an order together, in yen of money and points. */
interface GivenBack {
  /** What the order was worth before the first of them, above 0. */
  whole: number
  refunded: number
  /** Points that were taken back for all but the last of them. */
  taken: number
}

/**
 * Takes back what an order was to bring, or brought, in proportion to its refunds, as far as the member has not spent it. Many
 * refunds take back what one of their sum would.
 * @returns points that were taken back for the last refund; undefined where the order brings none
 */
export async function shrinkEarned(
  tx: Tx,
  order: Pick<EarningOrder, 'channel_id' | 'order_no' | 'now'>,
  { whole, refunded, taken }: GivenBack,
): Promise<number | undefined> {
  const { order_no, now } = order
  const [pending] = await takePending(tx, order)
  const [brought] = await listBrought(tx, order)
  const user_id = (pending ?? brought)?.user_id
  if (user_id === undefined) return undefined
  const promised = pending?.point ?? 0
  const left = promised + (brought?.point ?? 0)
  const kept = Math.floor(((left + taken) * Math.max(0, whole - refunded)) / whole)
  const due = Math.max(0, left - kept)
  const unpromised = Math.min(promised, due)
  if (promised > unpromised)
    await tx.insert(pending_points).values({ user_id, order_no, point: promised - unpromised })
  await lockPoints(tx, user_id)
  const point = Math.min(due - unpromised, await countUsablePoints(tx, user_id, now))
  const reason = POINT_REASONS.shrunk
  if (point > 0) await takePoints(tx, { user_id, kind: 'cancel', point, reason, order_no, now })
  return unpromised + point
}

/** Order numbers are unique in one shop only; another shop may have the same. */
function takePending(tx: Tx, { channel_id, order_no }: Pick<EarningOrder, 'channel_id' | 'order_no'>) {
  const { order_no: no, user_id } = pending_points
  return tx
    .delete(pending_points)
    .where(and(eq(no, order_no), inArray(user_id, membersOf(tx, channel_id))))
    .returning()
}

function membersOf(tx: Tx, channel_id: number) {
  return tx.select({ id: users.id }).from(users).where(eq(users.channel_id, channel_id))
}

/** How many days points a shop gives are good. */
export async function loadPointValidity(tx: Tx, channel_id: number): Promise<number> {
  return (await loadEarning(tx, channel_id)).valid_days
}

async function loadEarning(tx: Tx, channel_id: number) {
  const rows = await tx
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(
      and(
        eq(settings.channel_id, channel_id),
        inArray(settings.key, ['PLUGIN.POINT.EARN_ON', 'PLUGIN.POINT.VALID_DAYS']),
      ),
    )
  const set = new Map(rows.map(({ key, value }) => [key, value]))
  const days = set.get('PLUGIN.POINT.VALID_DAYS')
  return {
    earn_on: set.get('PLUGIN.POINT.EARN_ON') === 'paid' ? ('paid' as const) : ('shipped' as const),
    valid_days: typeof days === 'number' && days > 0 ? days : USUAL_POINTS.valid_days,
  }
}
