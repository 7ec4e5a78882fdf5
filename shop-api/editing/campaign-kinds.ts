import { and, eq, sql } from 'drizzle-orm'
import type { AdminCoupon, AdminPopup, CouponInput, PopupInput } from '#contract/shapes/admin-campaigns.ts'
import { invalidField, refused } from '#shop-api/http/api-error.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { showsCoupon } from '#shop-api/content/shows-coupon.ts'
import { coupon_uses } from '#shop-api/db/schema/benefits.ts'
import { categories } from '#shop-api/db/schema/catalogue.ts'
import { coupons, landing_pages } from '#shop-api/db/schema/campaigns.ts'
import { popups } from '#shop-api/db/schema/content.ts'
import { user_coupons } from '#shop-api/db/schema/wallet.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { createTableKind } from './create-table-kind.ts'
import { pick } from './pick.ts'
import { requireKnown } from './require-known.ts'

const couponFields = [
  'code',
  'name',
  'description',
  'kind',
  'discount',
  'minimum_total',
  'for_whom',
  'usage_limit',
  'category_ids',
] as const satisfies readonly (keyof CouponInput)[]

export const couponKind = createTableKind<typeof coupons, AdminCoupon, CouponInput>({
  type: 'coupon',
  path: 'coupons',
  toPage: () => '/coupon/',
  table: coupons,
  key: { field: 'code', column: coupons.code },
  dated: { published_at: 'starts_at', close_at: 'expires_at' },
  searched: [coupons.code, coupons.name, coupons.description],
  toEntry: (row) => pick(row, couponFields) as Pick<AdminCoupon, (typeof couponFields)[number]>,
  toRow: (input) => pick(input, couponFields),
  follow: requireSense,
  async listPlaces(tx, { channel_id, now }, id) {
    const pages = await tx
      .select({ key: landing_pages.slug })
      .from(landing_pages)
      .where(and(eq(landing_pages.channel_id, channel_id), showsCoupon(id), isShown(landing_pages, now)))
      .orderBy(landing_pages.slug)
    return pages.map(({ key }) => ({ type: 'landing_page', key, action: 'updated' }))
  },
  async makeWay(tx, id) {
    const uses = await tx.$count(coupon_uses, eq(coupon_uses.coupon_id, id))
    const takers = await tx.$count(user_coupons, eq(user_coupons.coupon_id, id))
    if (uses + takers > 0) throw refused('admin.coupon_in_use', EDITOR_ERRORS.coupon_in_use)
    // An element of a list of numbers: `-` takes out text alone.
    await tx
      .update(landing_pages)
      .set({
        coupon_ids: sql`(select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(${landing_pages.coupon_ids}) one where one <> to_jsonb(${id}::int))`,
      })
      .where(showsCoupon(id))
  },
})

/** A rule that needs the whole coupon. @throws ApiError 422 */
async function requireSense(tx: Tx, id: number): Promise<void> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id))
  if (!row) return
  const { kind, discount, channel_id, category_ids } = row
  const most = { amount: 1_000_000, rate: 100, carriage: 0 }[kind]
  if (discount > most || (kind !== 'carriage' && discount < 1)) {
    throw invalidField('discount', 'admin.coupon_discount', EDITOR_ERRORS.coupon_discount[kind])
  }
  const known = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.channel_id, channel_id))
  requireKnown('category_ids', category_ids, known, EDITOR_ERRORS.category)
}

export const popupKind = createTableKind<typeof popups, AdminPopup, PopupInput>({
  type: 'popup',
  path: 'popups',
  toPage: () => '/popup/',
  table: popups,
  searched: [popups.title, popups.body],
  toEntry: ({ title, body, picture, href, updated_at }) => ({
    title,
    body,
    picture,
    href,
    updated_at: updated_at.toISOString(),
  }),
  toRow: (input, now) => ({ ...pick(input, ['title', 'body', 'picture', 'href']), updated_at: now }),
})
