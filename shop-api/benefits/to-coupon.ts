import { eq, type SQL } from 'drizzle-orm'
import type { Coupon } from '#contract/shapes/coupon.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { COUPON_DATES } from '#shop-api/db/coupon-dates.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { coupons } from '#shop-api/db/schema/campaigns.ts'
import { user_coupons } from '#shop-api/db/schema/wallet.ts'
import type { Member } from '#shop-api/members/member.ts'

type CouponRow = typeof coupons.$inferSelect

export function toCoupon(row: CouponRow, is_taken: boolean): Coupon {
  const { id, code, name, description, kind, discount, minimum_total, starts_at, expires_at } = row
  return {
    id,
    coupon_id: id,
    code,
    name,
    description,
    kind,
    discount,
    minimum_total,
    is_taken,
    starts_at: starts_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
  }
}

/** Condition on `coupons`: it can be taken and used at that moment. */
export function isCurrentCoupon(now: Date): SQL | undefined {
  return isShown(COUPON_DATES, now)
}

/** Ids of the coupons a member took; none for a guest. */
export async function listTakenIds(db: Db | Tx, member: Pick<Member, 'id'> | null): Promise<Set<number>> {
  if (member === null) return new Set()
  const rows = await db
    .select({ id: user_coupons.coupon_id })
    .from(user_coupons)
    .where(eq(user_coupons.user_id, member.id))
  return new Set(rows.map(({ id }) => id))
}
