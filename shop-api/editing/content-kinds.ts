import { eq } from 'drizzle-orm'
import type {
  AdminArticle,
  AdminLandingPage,
  AdminMaker,
  AdminQuestion,
  AdminStaticPage,
  ArticleInput,
  LandingPageInput,
  MakerInput,
  QuestionInput,
  StaticPageInput,
} from '#contract/shapes/admin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { toSearchText } from '#shop-api/catalogue/to-search-text.ts'
import { coupons, landing_pages } from '#shop-api/db/schema/campaigns.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { makers } from '#shop-api/db/schema/makers.ts'
import { articles, qas, static_pages } from '#shop-api/db/schema/content.ts'
import { createTableKind } from './create-table-kind.ts'
import { pick } from './pick.ts'
import { ranked } from './rank-rows.ts'
import { requireKnown } from './require-known.ts'
import { refreshSearchTextOf, takeFromProducts } from './refresh-search-text.ts'
import { toBlogPath, toLandingPath, toMakerPath, toNewsPath } from '#src/rules/page/page-paths.ts'

const articleFields = ['key', 'title', 'summary', 'body', 'category', 'picture'] as const

const createArticleKind = (type: 'news' | 'blog', path: string) =>
  createTableKind<typeof articles, AdminArticle, ArticleInput>({
    type,
    path,
    toPage: type === 'news' ? toNewsPath : toBlogPath,
    table: articles,
    only: { condition: eq(articles.kind, type), values: { kind: type } },
    key: { field: 'key', column: articles.key },
    searched: [articles.title, articles.summary, articles.body, articles.key, articles.category],
    toEntry: ({ key, title, summary, body, category, picture, updated_at }) => ({
      key,
      title,
      summary,
      body,
      category,
      picture,
      updated_at: updated_at.toISOString(),
    }),
    toRow: (input, now) => ({ ...pick(input, articleFields), updated_at: now }),
  })

export const newsKind = createArticleKind('news', 'news')
export const blogKind = createArticleKind('blog', 'blogs')

const rankedQuestions = ranked({ table: qas, group: qas.category })

export const questionKind = createTableKind<
  typeof qas,
  AdminQuestion,
  QuestionInput,
  Pick<AdminQuestion, 'position'>
>({
  type: 'faq',
  path: 'qas',
  toPage: () => '/faq/',
  table: qas,
  searched: [qas.question, qas.answer, qas.category],
  order: [qas.category, qas.position],
  toEntry: ({ category, question, answer }) => ({ category, question, answer }),
  // Its search text is made of question and answer together, and a change may bring only one of them.
  toRow: (input) => ({ ...pick(input, ['category', 'question', 'answer']), search_text: '' }),
  ...rankedQuestions,
  async follow(tx, id, save) {
    await rankedQuestions.follow(tx, id, save)
    const [row] = await tx.select().from(qas).where(eq(qas.id, id))
    if (!row) return
    const search_text = toSearchText([row.question, row.answer.replace(/<[^<>]*>/g, ' ')])
    await tx.update(qas).set({ search_text }).where(eq(qas.id, id))
  },
})

export const makerKind = createTableKind<typeof makers, AdminMaker, MakerInput>({
  type: 'maker',
  is_named_while_hidden: true,
  path: 'makers',
  toPage: toMakerPath,
  table: makers,
  key: { field: 'key', column: makers.key },
  searched: [makers.name, makers.name_kana, makers.key],
  toEntry: ({ key, name, name_kana, country, description, logo }) => ({
    key,
    name,
    name_kana,
    country,
    description,
    logo,
  }),
  toRow: (input) => pick(input, ['key', 'name', 'name_kana', 'country', 'description', 'logo']),
  follow: (tx, id) => refreshSearchTextOf(tx, eq(product_models.maker_id, id)),
  makeWay: (tx, id) => takeFromProducts(tx, 'maker_id', id),
})

export const staticPageKind = createTableKind<typeof static_pages, AdminStaticPage, StaticPageInput>({
  type: 'static_page',
  path: 'static-pages',
  toPage: (url) => `${url.replace(/\/$/, '')}/`,
  table: static_pages,
  key: { field: 'url', column: static_pages.url },
  searched: [static_pages.title, static_pages.body, static_pages.url],
  toEntry: ({ url, title, body, updated_at }) => ({ url, title, body, updated_at: updated_at.toISOString() }),
  toRow: (input, now) => ({ ...pick(input, ['url', 'title', 'body']), updated_at: now }),
})

export const landingPageKind = createTableKind<typeof landing_pages, AdminLandingPage, LandingPageInput>({
  type: 'landing_page',
  path: 'lp',
  toPage: toLandingPath,
  table: landing_pages,
  key: { field: 'slug', column: landing_pages.slug },
  searched: [landing_pages.title, landing_pages.description, landing_pages.slug],
  toEntry: ({ frame: layout, is_show_header, is_show_footer, redirect_url, updated_at, ...row }) => ({
    slug: row.slug,
    title: row.title,
    description: row.description,
    body: row.body,
    layout,
    is_show_header,
    is_show_footer,
    redirect_url,
    coupon_ids: row.coupon_ids,
    updated_at: updated_at.toISOString(),
  }),
  toRow: ({ layout, ...input }, now) => ({
    ...pick(input, [
      'slug',
      'title',
      'description',
      'body',
      'is_show_header',
      'is_show_footer',
      'redirect_url',
      'coupon_ids',
    ]),
    ...(layout && { frame: layout }),
    updated_at: now,
  }),
  follow: requireCoupons,
})

/** @throws ApiError 422 for a coupon the shop does not have */
async function requireCoupons(tx: Tx, id: number): Promise<void> {
  const [page] = await tx.select().from(landing_pages).where(eq(landing_pages.id, id))
  if (!page) return
  const known = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(eq(coupons.channel_id, page.channel_id))
  requireKnown('coupon_ids', page.coupon_ids, known, EDITOR_ERRORS.coupon)
}
