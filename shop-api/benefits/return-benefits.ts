import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
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

async function returnCoupons(tx: Tx, { channel_id, order_no, now }: Voided): Promise<void> {
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
  for (const { user_id, parts } of released) {
    for (const { point, expires_on } of parts) {
      await addPoints(tx, {
        user_id,
        kind: 'cancel',
        point,
        reason: POINT_REASONS.given_back,
        order_no,
        expires_on: keepUsable(expires_on, now),
        now,
      })
    }
  }
}

function keepUsable(expires_on: PointPart['expires_on'], now: Date): PointPart['expires_on'] {
  const today = toJapanDay(now)
  return expires_on === null || expires_on >= today ? expires_on : addDays(today, GRACE_DAYS)
}
