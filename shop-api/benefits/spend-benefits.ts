import { and, eq } from 'drizzle-orm'
import type { Cart } from '#contract/shapes/cart.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { coupon_uses, point_uses } from '#shop-api/db/schema/benefits.ts'
import { user_coupons } from '#shop-api/db/schema/wallet.ts'
import { takePoints } from './move-points.ts'
import { POINT_REASONS } from '#src/text/member/member-data.ts'
import type { Benefits } from './benefits.ts'
import { toEmailHash, type Payer } from './load-benefits.ts'

/** An order that is being decided, at the figures the shopper confirmed. */
interface Spending {
  order_no: string
  detail: Cart['detail']
  benefits: Benefits
}

/**
 * Takes coupons and points of a decision, in its transaction. Coupons must be locked and were judged under that lock.
 * A coupon that takes nothing off is not used up.
 */
export async function spendBenefits(tx: Tx, payer: Payer, spending: Spending): Promise<void> {
  const { detail, benefits } = spending
  for (const { code, discount } of detail.coupons) {
    const coupon = benefits.coupons.find((candidate) => candidate.code === code)
    if (coupon && discount > 0) await useCoupon(tx, payer, { ...spending, coupon_id: coupon.id })
  }
  await usePoints(tx, payer, spending)
}

async function useCoupon(
  tx: Tx,
  { channel_id, now, user_id }: Payer,
  { order_no, detail, coupon_id }: Spending & { coupon_id: number },
): Promise<void> {
  const email_hash = toEmailHash(detail.order.orderer?.email ?? '')
  await tx.insert(coupon_uses).values({ channel_id, coupon_id, order_no, user_id, email_hash, used_at: now })
  if (user_id === null) return
  await tx
    .insert(user_coupons)
    .values({ user_id, coupon_id, page: 'coupon', taken_at: now, used_at: now })
    .onConflictDoUpdate({ target: [user_coupons.user_id, user_coupons.coupon_id], set: { used_at: now } })
}

async function usePoints(
  tx: Tx,
  { channel_id, now, user_id }: Payer,
  { order_no, detail }: Spending,
): Promise<void> {
  const point = detail.order.used_point
  if (point === 0) return
  if (user_id === null) throw new Error(`Order ${order_no} uses points of nobody`)
  const move = { user_id, kind: 'use', point, reason: POINT_REASONS.used, order_no, now } as const
  const parts = await takePoints(tx, move)
  await tx.insert(point_uses).values({ channel_id, user_id, order_no, point, parts, used_at: now })
}

/** Marks a coupon a member took as not used again. */
export async function freeTakenCoupon(tx: Tx, user_id: number, coupon_id: number): Promise<void> {
  await tx
    .update(user_coupons)
    .set({ used_at: null })
    .where(and(eq(user_coupons.user_id, user_id), eq(user_coupons.coupon_id, coupon_id)))
}
