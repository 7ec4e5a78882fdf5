import { and, asc, desc, eq } from 'drizzle-orm'
import type { LandingPage, LandingPageSummary } from '#contract/shapes/landing-page.ts'
import type { Db } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { landing_pages } from '#shop-api/db/schema/campaigns.ts'

interface Scope {
  db: Db
  channel_id: number
  now: Date
}

/** Landing pages that are there now, the newest first. */
export async function listLandingPages(scope: Scope): Promise<LandingPageSummary[]> {
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

/** A landing page as the content holds it, its coupons by their ids. */
export interface FoundLandingPage {
  page: Omit<LandingPage, 'coupons'>
  coupon_ids: number[]
  /** Where the browser goes instead, if anywhere. */
  redirect: string | null
}

/** A landing page that is there now. */
export async function findLandingPage(scope: Scope, slug: string): Promise<FoundLandingPage | undefined> {
  const [row] = await scope.db
    .select()
    .from(landing_pages)
    .where(and(isThere(scope), eq(landing_pages.slug, slug)))
  if (!row) return undefined
  const { title, description, frame, body, is_show_header, is_show_footer, updated_at, version } = row
  return {
    redirect: row.redirect_url,
    coupon_ids: row.coupon_ids,
    page: {
      slug,
      title,
      description,
      layout: frame,
      body,
      extend: { is_show_header, is_show_footer },
      updated_at: updated_at.toISOString(),
      version,
    },
  }
}

function isThere({ channel_id, now }: Scope) {
  return and(eq(landing_pages.channel_id, channel_id), isShown(landing_pages, now))
}
