import { COLOURWAYS, type Colourway } from '#demo/drawings/colourways.ts'
import type { PageContent, PageGoods } from '#shop-api/db/json/picture-source.ts'
import { DRAWINGS, type PictureKind } from '#demo/drawings/kinds.ts'
import type { PictureSource } from '#shop-api/db/json/picture-source.ts'
import { CATALOG_PAGES } from '#src/text/demo/catalog-pages.ts'
import { toYen } from './shipping-fee-table.ts'
import { toDemoGround } from './demo-ground.ts'
import type { DemoCatalog } from './demo-shop.ts'
import { findDemoProducts, type SeededProduct } from './find-demo-products.ts'
import type { SeedContext } from './seed-context.ts'

interface CatalogPage {
  source: PictureSource
  /** What stands on the page, for those who cannot see it. */
  alt: string
}

/** Cover, greeting, a page for each chapter that has goods, and the back. */
export async function createCatalogPages(context: SeedContext, catalog: DemoCatalog): Promise<CatalogPage[]> {
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
    price: CATALOG_PAGES.price(toYen(unit_price)),
    kind: drawing.kind in DRAWINGS ? (drawing.kind as PictureKind) : 'catalogue-card',
    colourway: colourway !== null && colourway in COLOURWAYS ? (colourway as Colourway) : 'natural',
    seed: drawing.seed,
  }
}
