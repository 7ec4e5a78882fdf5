import { catalogs, coupons, landing_pages } from '#shop-api/db/schema/campaigns.ts'
import { daysAgo } from './days-ago.ts'
import type { SeedContext } from './seed-context.ts'
import { insertPicture } from './insert-picture.ts'
import { insertRows } from './insert-rows.ts'
import { COLOURWAYS, type Colourway } from '#demo/drawings/colourways.ts'
import type { PageContent, PageGoods, PictureSource } from '#shop-api/db/json/picture-source.ts'
import { DRAWINGS, type PictureKind } from '#demo/drawings/kinds.ts'
import { CATALOG_PAGES } from '#src/text/demo/catalog-pages.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { toDemoGround } from './demo-ground.ts'
import type { DemoCatalog } from './demo-shop.ts'
import { findDemoProducts, type SeededProduct } from './find-demo-products.ts'

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

interface CatalogPage {
  source: PictureSource
  /** What stands on the page, for those who cannot see it. */
  alt: string
}

/** Cover, greeting, a page for each chapter that has goods, and the back. */
async function createCatalogPages(context: SeedContext, catalog: DemoCatalog): Promise<CatalogPage[]> {
  const { shop } = context
  const { ground } = toDemoGround(shop)
  const accent = shop.colour_scheme['accent'] ?? '#444444'
  const shop_name = String(shop.settings['SITE.NAME'])
  const toPage = (content: PageContent, alt: string): CatalogPage => ({
    source: { type: 'page', content, ground, accent },
    alt,
  })
  const chapters: CatalogPage[] = []
  const things: PageGoods[] = []
  for (const { title, lead, product_keys } of catalog.chapters) {
    const goods = (await findDemoProducts(context, product_keys)).map(toPageGoods)
    const [first] = goods
    if (!first) continue
    things.push(first)
    const number = chapters.length + 3
    const alt = CATALOG_PAGES.goods(title, lead, goods)
    chapters.push(toPage({ layout: 'goods', title, lead, goods, number }, alt))
  }
  const { company } = shop
  const signed = CATALOG_PAGES.signed(company.name, company.representative)
  const lines = [company.address, company.phone_number, company.business_hours]
  return [
    toPage(
      { layout: 'cover', title: catalog.name, issue: catalog.issue, shop: shop_name, things },
      CATALOG_PAGES.cover(catalog.name, catalog.issue),
    ),
    toPage(
      { layout: 'letter', title: CATALOG_PAGES.greeting, paragraphs: [catalog.greeting], signed },
      `${CATALOG_PAGES.greeting}。${catalog.greeting}`,
    ),
    ...chapters,
    toPage({ layout: 'back', shop: shop_name, lines }, CATALOG_PAGES.back(shop_name)),
  ]
}

function toPageGoods({ name, code, unit_price, drawing, colourway }: SeededProduct): PageGoods {
  return {
    name,
    code,
    price: CATALOG_PAGES.price(formatYen(unit_price)),
    kind: drawing.kind in DRAWINGS ? (drawing.kind as PictureKind) : 'catalogue-card',
    colourway: colourway !== null && colourway in COLOURWAYS ? (colourway as Colourway) : 'natural',
    seed: drawing.seed,
  }
}
