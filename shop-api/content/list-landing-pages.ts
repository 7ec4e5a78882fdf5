import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Coupon } from '#contract/shapes/coupon.ts'
import type { LandingPage, LandingPageSummary } from '#contract/shapes/landing-page.ts'
import type { Db } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { coupons, landing_pages } from '#shop-api/db/schema/campaigns.ts'
import type { Member } from '#shop-api/members/member.ts'
import { isCurrentCoupon, listTakenIds, toCoupon } from '#shop-api/benefits/to-coupon.ts'

interface Scope {
  db: Db
  channel_id: number
  now: Date
  /** Whose coupons are marked as taken; null for a guest, and where it does not matter. */
  member: Pick<Member, 'id'> | null
}

/** Landing pages that are there now, the newest first. */
export async function listLandingPages(scope: Omit<Scope, 'member'>): Promise<LandingPageSummary[]> {
  const rows = await scope.db
    .select({
      slug: landing_pages.slug,
      title: landing_pages.title,
      updated_at: landing_pages.updated_at,
      version: landing_pages.version,
    })
    .from(landing_pages)
    .where(isThere(scope))
    .orderBy(desc(landing_pages.published_at), asc(landing_pages.id))
  return rows.map(({ updated_at, ...page }) => ({ ...page, updated_at: updated_at.toISOString() }))
}

/** A landing page that is there now, and where the browser goes instead of it, if anywhere. */
export async function findLandingPage(
  scope: Scope,
  slug: string,
): Promise<{ page: LandingPage; redirect: string | null } | undefined> {
  const [row] = await scope.db
    .select()
    .from(landing_pages)
    .where(and(isThere(scope), eq(landing_pages.slug, slug)))
  if (!row) return undefined
  const { title, description, frame, body, is_show_header, is_show_footer, updated_at, version } = row
  return {
    redirect: row.redirect_url,
    page: {
      slug,
      title,
      description,
      layout: frame,
      body,
      extend: { is_show_header, is_show_footer },
      coupons: await listPageCoupons(scope, row.coupon_ids),
      updated_at: updated_at.toISOString(),
      version,
    },
  }
}

function isThere({ channel_id, now }: Omit<Scope, 'member'>) {
  return and(eq(landing_pages.channel_id, channel_id), isShown(landing_pages, now))
}

/** Coupons of a page that can be taken now, in the editor's order. */
async function listPageCoupons({ db, channel_id, now, member }: Scope, ids: number[]): Promise<Coupon[]> {
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
