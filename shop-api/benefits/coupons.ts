import { and, asc, desc, eq } from 'drizzle-orm'
import type { Coupon, UserCoupon } from '#contract/shapes/coupon.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { coupons } from '#shop-api/db/schema/campaigns.ts'
import { user_coupons } from '#shop-api/db/schema/wallet.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import type { Member } from '#shop-api/members/member.ts'
import { MEMBER_NOT_FOUND, COUPON_ERRORS } from '#src/text/member/member-data.ts'
import { isCurrentCoupon, listTakenIds, toCoupon } from './to-coupon.ts'

interface Scope {
  db: Db
  channel: { id: number }
  now: Date
  member: Member | null
}

/** Coupons anybody can take now, those that end first at the top. */
export async function listCoupons({ db, channel, now, member }: Scope): Promise<Coupon[]> {
  const [rows, taken] = await Promise.all([
    db
      .select()
      .from(coupons)
      .where(and(eq(coupons.channel_id, channel.id), isCurrentCoupon(now)))
      .orderBy(asc(coupons.expires_at), asc(coupons.id)),
    listTakenIds(db, member),
  ])
  return rows.map((row) => toCoupon(row, taken.has(row.id)))
}

/** Coupons the member took. Usable ones come first, and of those the one taken last. */
export async function listUserCoupons({
  db,
  member,
  now,
}: {
  db: Db
  member: { id: number }
  now: Date
}): Promise<UserCoupon[]> {
  const rows = await db
    .select()
    .from(user_coupons)
    .innerJoin(coupons, eq(coupons.id, user_coupons.coupon_id))
    .where(eq(user_coupons.user_id, member.id))
    .orderBy(desc(user_coupons.taken_at), desc(user_coupons.id))
  const isUsable = ({ user_coupons: taking, coupons: coupon }: (typeof rows)[number]) =>
    taking.used_at === null && (coupon.expires_at === null || coupon.expires_at > now)
  return [...rows.filter(isUsable), ...rows.filter((row) => !isUsable(row))].map(toUserCoupon)
}

/** @throws ApiError 404 for a coupon of another shop or a later day, 422 for one that is over or taken already */
export async function takeCoupon(
  { db, member, channel, now }: MemberContext,
  { coupon_id, page = 'coupon' }: { coupon_id: number; page?: 'coupon' | 'lp' | 'mypage' | undefined },
): Promise<UserCoupon> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.channel_id, channel.id), eq(coupons.id, coupon_id)))
  if (!coupon || coupon.is_draft || coupon.starts_at > now) throw notFound(MEMBER_NOT_FOUND.coupon)
  if (coupon.expires_at !== null && coupon.expires_at <= now) {
    throw refused('coupon.expired', COUPON_ERRORS['coupon.expired'])
  }
  const [taking] = await db
    .insert(user_coupons)
    .values({ user_id: member.id, coupon_id, page, taken_at: now })
    .onConflictDoNothing()
    .returning()
  if (!taking) throw refused('coupon.already_taken', COUPON_ERRORS['coupon.already_taken'])
  return toUserCoupon({ user_coupons: taking, coupons: coupon })
}

function toUserCoupon(row: {
  user_coupons: typeof user_coupons.$inferSelect
  coupons: typeof coupons.$inferSelect
}): UserCoupon {
  const { id, coupon_id, used_at, taken_at } = row.user_coupons
  return {
    ...toCoupon(row.coupons, true),
    id,
    coupon_id,
    used_at: used_at?.toISOString() ?? null,
    taken_at: taken_at.toISOString(),
  }
}
