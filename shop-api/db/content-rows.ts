import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ChangeType } from '#contract/publish-hook.ts'
import { COUPON_DATES } from './coupon-dates.ts'
import type { PublicationTable } from './is-shown.ts'
import { catalogs, coupons, landing_pages } from './schema/campaigns.ts'
import { categories, product_models, tags } from './schema/catalogue.ts'
import { settings } from './schema/channels.ts'
import { collections } from './schema/collections.ts'
import { brands, makers } from './schema/makers.ts'
import {
  articles,
  banners,
  colour_schemes,
  free_areas,
  layouts,
  messages,
  popups,
  qa_categories,
  qas,
  static_pages,
} from './schema/content.ts'
import { redirects } from './schema/redirects.ts'
import { stylists } from './schema/stylists.ts'

/** Where things of a type are stored, and the key that changes name them by. */
export interface ContentRows {
  table: PgTable & { channel_id: PgColumn; version: PgColumn }
  key: SQL
  /** Which rows of the table are of this type; all when left out. */
  only?: SQL
  /** Things that come and go by date. */
  publication?: PublicationTable
}

const articlesOf = (kind: 'news' | 'blog'): ContentRows => ({
  table: articles,
  key: sql`${articles.key}`,
  only: eq(articles.kind, kind),
  publication: articles,
})

const categoriesOf = (tree: 'products' | 'inquiries'): ContentRows => ({
  table: categories,
  key: sql`${categories.key}`,
  only: eq(categories.belongs_to, tree),
})

/**
 * Types with rows of their own. The company and the calendar have no row with a version, and a change of a `bike` names its
 * whole model.
 */
export const contentRows: Partial<Record<ChangeType, ContentRows>> = {
  product: { table: product_models, key: sql`${product_models.key}`, publication: product_models },
  news: articlesOf('news'),
  blog: articlesOf('blog'),
  maker: { table: makers, key: sql`${makers.key}`, publication: makers },
  brand: { table: brands, key: sql`${brands.key}` },
  faq: { table: qas, key: sql`${qas.id}::text`, publication: qas },
  faq_category: { table: qa_categories, key: sql`${qa_categories.key}` },
  static_page: { table: static_pages, key: sql`${static_pages.url}`, publication: static_pages },
  landing_page: { table: landing_pages, key: sql`${landing_pages.slug}`, publication: landing_pages },
  stylist: { table: stylists, key: sql`${stylists.key}`, publication: stylists },
  catalog: { table: catalogs, key: sql`${catalogs.key}`, publication: catalogs },
  popup: { table: popups, key: sql`${popups.id}::text`, publication: popups },
  coupon: {
    table: coupons,
    key: sql`${coupons.code}`,
    publication: COUPON_DATES,
  },
  category: categoriesOf('products'),
  inquiry_category: categoriesOf('inquiries'),
  redirect: { table: redirects, key: sql`${redirects.from}`, publication: redirects },
  collection: { table: collections, key: sql`${collections.alias}` },
  tag: { table: tags, key: sql`${tags.key}` },
  banner: { table: banners, key: sql`${banners.id}::text` },
  free_area: { table: free_areas, key: sql`${free_areas.code}` },
  message: { table: messages, key: sql`${messages.code}` },
  layout: { table: layouts, key: sql`${layouts.scope} || ':' || ${layouts.name}` },
  settings: { table: settings, key: sql`${settings.key}` },
  colour_scheme: { table: colour_schemes, key: sql`${colour_schemes.name}` },
}
