import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { coupon_uses } from '#shop-api/db/schema/benefits.ts'
import { coupons } from '#shop-api/db/schema/campaigns.ts'
import { countUsablePoints } from './move-points.ts'
import { listTakenIds } from './to-coupon.ts'
import { NO_BENEFITS, type Benefits, type CouponRefusal, type CouponTerms } from './benefits.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'

/** Who pays: the member whose bearer came with the call and whose cart it is; null for everybody else. */
export interface Payer {
  channel_id: number
  now: Date
  user_id: number | null
}

type Stored = Pick<CartDetail, 'coupon_codes' | 'point' | 'orderer'>
type CouponRow = typeof coupons.$inferSelect
type Use = Pick<typeof coupon_uses.$inferSelect, 'coupon_id' | 'user_id' | 'email_hash'>

/** Coupons and points of a cart as they stand now. A coupon the shop took out of its books is refused, not lost. */
export async function loadBenefits(db: Db | Tx, payer: Payer, detail: Stored): Promise<Benefits> {
  const { coupon_codes = [], point = 0, orderer } = detail
  if (coupon_codes.length === 0 && point === 0) return NO_BENEFITS
  const { user_id, now } = payer
  const usable_point = user_id === null || point === 0 ? 0 : await countUsablePoints(db, user_id, now)
  const rows = await findCoupons(db, payer, coupon_codes)
  const ids = rows.map(({ id }) => id)
  const uses = await findUses(db, ids)
  const taken = await listTakenIds(db, user_id === null ? null : { id: user_id })
  const email_hash = orderer === null ? null : toEmailHash(orderer.email)
  const terms = coupon_codes.map((code): CouponTerms => {
    const row = rows.find((candidate) => candidate.code === code)
    if (row === undefined) return toVanished(code)
    const of_coupon = uses.filter(({ coupon_id }) => coupon_id === row.id)
    const isOwn = (use: Use) => (user_id !== null && use.user_id === user_id) || use.email_hash === email_hash
    return {
      ...row,
      refusal: findRefusal(row, payer, {
        is_taken: taken.has(row.id),
        is_used: of_coupon.some(isOwn),
        used: of_coupon.length,
      }),
    }
  })
  return { coupons: terms, usable_point }
}

/** Holds the coupons of a cart until the transaction ends: of two orders at once the later one sees the earlier's use. */
export async function lockCoupons(tx: Tx, payer: Payer, { coupon_codes = [] }: Stored): Promise<void> {
  if (coupon_codes.length === 0) return
  const isMeant = and(eq(coupons.channel_id, payer.channel_id), inArray(coupons.code, coupon_codes))
  await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(isMeant)
    .orderBy(asc(coupons.id))
    .for('no key update')
}

/** An e-mail address is the same in capitals and small letters. */
export function toEmailHash(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
}

async function findCoupons(db: Db | Tx, { channel_id }: Payer, codes: readonly string[]) {
  if (codes.length === 0) return []
  return db
    .select()
    .from(coupons)
    .where(and(eq(coupons.channel_id, channel_id), inArray(coupons.code, [...codes])))
}

async function findUses(db: Db | Tx, coupon_ids: readonly number[]): Promise<Use[]> {
  if (coupon_ids.length === 0) return []
  const { coupon_id, user_id, email_hash, released_at } = coupon_uses
  return db
    .select({ coupon_id, user_id, email_hash })
    .from(coupon_uses)
    .where(and(inArray(coupon_id, [...coupon_ids]), isNull(released_at)))
}

function findRefusal(
  row: CouponRow,
  { now, user_id }: Payer,
  { is_taken, is_used, used }: { is_taken: boolean; is_used: boolean; used: number },
): CouponRefusal | null {
  if (row.is_draft || row.starts_at > now) return 'cart.coupon.not_found'
  if (row.expires_at !== null && row.expires_at <= now) return 'cart.coupon.expired'
  if (is_used) return 'cart.coupon.used'
  if (row.usage_limit !== null && used >= row.usage_limit) return 'cart.coupon.used_up'
  if (row.for_whom !== 'everybody' && user_id === null) return 'cart.coupon.members_only'
  if (row.for_whom === 'takers' && !is_taken) return 'cart.coupon.not_taken'
  return null
}

function toVanished(code: string): CouponTerms {
  return {
    id: 0,
    code,
    name: code,
    kind: 'amount',
    discount: 0,
    minimum_total: 0,
    category_ids: [],
    refusal: 'cart.coupon.not_found',
  }
}
