import { catalogs, coupons, landing_pages } from '#shop-api/db/schema/campaigns.ts'
import { createCatalogPages } from './create-catalog-pages.ts'
import { daysAgo } from './days-ago.ts'
import type { SeedContext } from './seed-context.ts'
import { insertPicture } from './insert-picture.ts'
import { insertRows } from './insert-rows.ts'

const COUPONS_DAYS_AGO = 30

/** Inserts coupons, landing pages and printed catalogues. */
export async function insertDemoCampaigns(context: SeedContext): Promise<void> {
  const couponIds = await insertCoupons(context)
  await insertLandingPages(context, couponIds)
  await insertCatalogs(context)
}

async function insertCoupons({ tx, channel_id, shop, now }: SeedContext): Promise<Map<string, number>> {
  const byCode = new Map<string, number>()
  for (const { expires_in_days, ...coupon } of shop.coupons) {
    const [inserted] = await tx
      .insert(coupons)
      .values({
        ...coupon,
        channel_id,
        starts_at: daysAgo(now, COUPONS_DAYS_AGO),
        expires_at: expires_in_days === null ? null : daysAgo(now, -expires_in_days),
      })
      .returning({ id: coupons.id })
    if (inserted) byCode.set(coupon.code, inserted.id)
  }
  return byCode
}

async function insertLandingPages(
  { tx, channel_id, shop, now }: SeedContext,
  couponIds: Map<string, number>,
): Promise<void> {
  for (const { body_html, layout, coupon_codes, published_days_ago, ...page } of shop.landing_pages) {
    const published_at = daysAgo(now, published_days_ago)
    await insertRows(tx, landing_pages, [
      {
        ...page,
        channel_id,
        frame: layout,
        body: body_html,
        coupon_ids: coupon_codes.flatMap((code) => couponIds.get(code) ?? []),
        published_at,
        updated_at: published_at,
      },
    ])
  }
}

/** Pages are drawn from the goods as they are sold, so that a catalogue never names another price. */
async function insertCatalogs(context: SeedContext): Promise<void> {
  const { tx, channel_id, shop, now } = context
  for (const catalog of shop.catalogs) {
    const { key, name, description, is_orderable, published_days_ago } = catalog
    const pages = []
    for (const [at, { source, alt }] of (await createCatalogPages(context, catalog)).entries())
      pages.push(await insertPicture(context, `catalogs/${key}/${at + 1}`, source, alt))
    await tx.insert(catalogs).values({
      channel_id,
      key,
      name,
      description,
      is_orderable,
      picture: pages[0] ?? null,
      pages,
      published_at: daysAgo(now, published_days_ago),
    })
  }
}
