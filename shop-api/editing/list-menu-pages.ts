import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { MenuPage } from '#contract/shapes/menus.ts'
import { toLikePattern } from '#shop-api/catalogue/product-filter.ts'
import { listTermsPages } from '#shop-api/content/terms-pages.ts'
import type { Db } from '#shop-api/db/db.ts'
import { isShown, type PublicationTable } from '#shop-api/db/is-shown.ts'
import { landing_pages } from '#shop-api/db/schema/campaigns.ts'
import { categories } from '#shop-api/db/schema/catalogue.ts'
import { articles, static_pages } from '#shop-api/db/schema/content.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import { stylists } from '#shop-api/db/schema/stylists.ts'
import { MENU_PAGE_KINDS, SHOP_PAGES } from '#src/text/editor/menus.ts'
import type { EditingScope } from './edited-kind.ts'
import {
  toBlogPath,
  toCategoryPath,
  toLandingPath,
  toMakerPath,
  toNewsPath,
  toStylistPath,
} from '#src/rules/page/page-paths.ts'

/** Of each kind: whoever looks for another types more of its name. */
const SHOWN = 20

type Kind = keyof typeof MENU_PAGE_KINDS

interface Source {
  kind: Kind
  table: PgTable & Record<'channel_id', PgColumn>
  key: PgColumn
  name: PgColumn
  toUrl: (key: string) => string
  /** Which rows of the table are of this kind. */
  only?: SQL
  order: SQL
}

const toArticles = (kind: 'news' | 'blog'): Source => ({
  kind,
  table: articles,
  key: articles.key,
  name: articles.title,
  toUrl: kind === 'news' ? toNewsPath : toBlogPath,
  only: eq(articles.kind, kind),
  order: desc(articles.published_at),
})

const sources: readonly Source[] = [
  {
    kind: 'category',
    table: categories,
    key: categories.key,
    name: categories.name,
    toUrl: toCategoryPath,
    only: eq(categories.belongs_to, 'products'),
    order: asc(categories.position),
  },
  {
    kind: 'static_page',
    table: static_pages,
    key: static_pages.url,
    name: static_pages.title,
    toUrl: (url) => url,
    order: asc(static_pages.url),
  },
  {
    kind: 'landing_page',
    table: landing_pages,
    key: landing_pages.slug,
    name: landing_pages.title,
    toUrl: toLandingPath,
    order: desc(landing_pages.published_at),
  },
  {
    kind: 'maker',
    table: makers,
    key: makers.key,
    name: makers.name,
    toUrl: toMakerPath,
    order: asc(makers.name_kana),
  },
  {
    kind: 'brand',
    table: brands,
    key: brands.key,
    name: brands.name,
    toUrl: (key) => `/product/?brand=${encodeURIComponent(key)}`,
    order: asc(brands.name_kana),
  },
  {
    kind: 'stylist',
    table: stylists,
    key: stylists.key,
    name: stylists.name,
    toUrl: toStylistPath,
    order: asc(stylists.name_kana),
  },
  toArticles('news'),
  toArticles('blog'),
]

/** Pages whose name or address has every word that was typed, of every kind some. Only what shoppers see now. */
export async function listMenuPages(db: Db, scope: EditingScope, q = ''): Promise<MenuPage[]> {
  const words = q.split(/\s+/).filter(Boolean)
  const isAsked = ({ name, url }: Omit<MenuPage, 'kind'>) =>
    words.every((word) => `${name} ${url}`.toLowerCase().includes(word.toLowerCase()))
  const found = await Promise.all(sources.map((source) => listPages(db, scope, source, words)))
  const terms = (await listTermsPages(db, scope.channel_id)).map(({ url, title }) => ({ url, name: title }))
  const all = [
    ...toPages('page', SHOP_PAGES.filter(isAsked)),
    ...found.flat(),
    ...toPages('static_page', terms.filter(isAsked)),
  ]
  return all.filter(({ url }, at) => all.findIndex((one) => one.url === url) === at)
}

async function listPages(
  db: Db,
  { channel_id, now }: EditingScope,
  { kind, table, key, name, toUrl, only, order }: Source,
  words: readonly string[],
): Promise<MenuPage[]> {
  const dates = 'is_draft' in table ? (table as unknown as PublicationTable) : undefined
  const rows = await db
    .select({ key: sql<string>`${key}`, name: sql<string>`${name}` })
    .from(table as PgTable)
    .where(
      and(
        eq(table.channel_id, channel_id),
        only,
        dates && isShown(dates, now),
        ...words.map((word) => or(ilike(name, toLikePattern(word)), ilike(key, toLikePattern(word)))),
      ),
    )
    .orderBy(order)
    .limit(SHOWN)
  return toPages(
    kind,
    rows.map((row) => ({ url: toUrl(row.key), name: row.name })),
  )
}

const toPages = (kind: Kind, pages: readonly Omit<MenuPage, 'kind'>[]): MenuPage[] =>
  pages.map(({ url, name }) => ({ url, name, kind: MENU_PAGE_KINDS[kind] }))
