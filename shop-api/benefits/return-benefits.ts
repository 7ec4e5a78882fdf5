import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { coupon_uses, point_uses } from '#shop-api/db/schema/benefits.ts'
import { takeBackEarned } from './earn-points.ts'
import { addPoints, type PointPart } from './move-points.ts'
import { addDays, toJapanDay } from '#src/rules/date/japan-time.ts'
import { POINT_REASONS } from '#src/text/member/member-data.ts'
import { freeTakenCoupon } from './spend-benefits.ts'

/** Points that expired while the order held them are good this much longer. */
const GRACE_DAYS = 30

interface Voided {
  channel_id: number
  order_no: string
  now: Date
}

/**
 * When nothing comes of an order, or it is cancelled: coupons can be used again, points go back, and what the order
 * earned is taken back. In the transaction that says so; repeated, it changes nothing.
 */
export async function returnBenefits(tx: Tx, voided: Voided): Promise<void> {
  await returnCoupons(tx, voided)
  await returnPoints(tx, voided)
  await takeBackEarned(tx, voided)
}

/** Coupons of an order can be used again. */
export async function returnCoupons(tx: Tx, { channel_id, order_no, now }: Voided): Promise<void> {
  const { channel_id: channel, order_no: no, released_at } = coupon_uses
  const released = await tx
    .update(coupon_uses)
    .set({ released_at: now })
    .where(and(eq(channel, channel_id), eq(no, order_no), isNull(released_at)))
    .returning()
  for (const { user_id, coupon_id } of released) {
    if (user_id !== null) await freeTakenCoupon(tx, user_id, coupon_id)
  }
}

async function returnPoints(tx: Tx, { channel_id, order_no, now }: Voided): Promise<void> {
  const { channel_id: channel, order_no: no, released_at } = point_uses
  const released = await tx
    .update(point_uses)
    .set({ released_at: now })
    .where(and(eq(channel, channel_id), eq(no, order_no), isNull(released_at)))
    .returning()
  for (const { user_id, parts, point, returned } of released) {
    await giveBack(
      tx,
      { user_id, order_no, now, reason: POINT_REASONS.given_back },
      cut(parts, returned, point),
    )
  }
}

/** How many of the points an order was paid with can still go back. */
export async function countReturnablePoints(
  tx: Db | Tx,
  { channel_id, order_no }: Pick<Voided, 'channel_id' | 'order_no'>,
): Promise<number> {
  const [use] = await tx.select().from(point_uses).where(isUse(channel_id, order_no))
  return use ? use.point - use.returned : 0
}

/** Gives back some of the points an order was paid with, as far as a cancellation has not given back all meanwhile. */
export async function refundPoints(
  tx: Tx,
  { channel_id, order_no, now }: Voided,
  point: number,
): Promise<void> {
  if (point === 0) return
  const [use] = await tx.select().from(point_uses).where(isUse(channel_id, order_no)).for('update')
  if (!use) return
  const returned = Math.min(use.point, use.returned + point)
  const isAll = returned === use.point
  await tx
    .update(point_uses)
    .set({ returned, ...(isAll && { released_at: now }) })
    .where(eq(point_uses.id, use.id))
  const { user_id, parts } = use
  await giveBack(
    tx,
    { user_id, order_no, now, reason: POINT_REASONS.refunded },
    cut(parts, use.returned, returned),
  )
}

function isUse(channel_id: number, order_no: string) {
  return and(
    eq(point_uses.channel_id, channel_id),
    eq(point_uses.order_no, order_no),
    isNull(point_uses.released_at),
  )
}

async function giveBack(
  tx: Tx,
  whose: { user_id: number; order_no: string; now: Date; reason: string },
  parts: readonly PointPart[],
): Promise<void> {
  for (const { point, expires_on } of parts) {
    await addPoints(tx, { ...whose, kind: 'cancel', point, expires_on: keepUsable(expires_on, whose.now) })
  }
}

/** The points from one place on to another, counted over all parts. */
function cut(parts: readonly PointPart[], from: number, to: number): PointPart[] {
  let begin = 0
  return parts.flatMap(({ point, expires_on }) => {
    const end = begin + point
    const kept = Math.min(end, to) - Math.max(begin, from)
    begin = end
    return kept > 0 ? [{ point: kept, expires_on }] : []
  })
}

function keepUsable(expires_on: PointPart['expires_on'], now: Date): PointPart['expires_on'] {
  const today = toJapanDay(now)
  return expires_on === null || expires_on >= today ? expires_on : addDays(today, GRACE_DAYS)
}
