import { and, eq, inArray } from 'drizzle-orm'
import type { Coupon } from '#contract/shapes/coupon.ts'
import type { Db } from '#shop-api/db/db.ts'
import { coupons } from '#shop-api/db/schema/campaigns.ts'
import type { Member } from '#shop-api/members/member.ts'
import { isCurrentCoupon, listTakenIds, toCoupon } from './to-coupon.ts'

interface Scope {
  db: Db
  channel_id: number
  now: Date
  /** Whose coupons are marked as taken; null for a guest. */
  member: Pick<Member, 'id'> | null
}

/** Coupons of a page that can be taken now, in the editor's order. */
export async function listPageCoupons(
  { db, channel_id, now, member }: Scope,
  ids: number[],
): Promise<Coupon[]> {
  if (ids.length === 0) return []
  const [rows, taken] = await Promise.all([
    db
      .select()
      .from(coupons)
      .where(and(eq(coupons.channel_id, channel_id), inArray(coupons.id, ids), isCurrentCoupon(now))),
    listTakenIds(db, member),
  ])
  const byId = new Map(rows.map((row) => [row.id, toCoupon(row, taken.has(row.id))]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
