import { and, asc, eq, inArray } from 'drizzle-orm'
import { notFound } from '#shop-api/http/api-error.ts'
import { findMaker, listMakers } from '#shop-api/catalogue/list-makers.ts'
import { listCollection } from '#shop-api/catalogue/list-products.ts'
import { loadSummaries } from '#shop-api/catalogue/load-summaries.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import { findLayout } from '#shop-api/content/find-layout.ts'
import { markRead } from '#shop-api/members/records/read-marks.ts'
import { findArticle, listArticles } from '#shop-api/content/list-articles.ts'
import { listQuestions } from '#shop-api/content/list-questions.ts'
import { findStaticPage, listFreeAreas, listMessages, listStaticPages } from '#shop-api/content/list-texts.ts'
import { loadSettings } from '#shop-api/channels/load-settings.ts'
import { tags } from '#shop-api/db/schema/catalogue.ts'
import { collections } from '#shop-api/db/schema/collections.ts'
import { banners, colour_schemes, qa_categories } from '#shop-api/db/schema/content.ts'
import { markFavourites } from '#shop-api/members/favourites/mark-favourites.ts'
import { listSisters } from '#shop-api/members/login/sync-channel.ts'
import { answerPage, toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'

const settingCalls: readonly ServedCall[] = [
  serve('GET /v1/settings/front', async ({ db, channel, config }) => ({
    body: {
      ...(await loadSettings(db, channel)),
      // The operator, not the shop's staff, knows the providers: their secrets are in the environment.
      'SITE.SOCIAL_LOGINS': (config.login_providers?.(channel.name) ?? []).map(({ name }) => name).join(' '),
      'SITE.SYNC_SHOPS': await listSisters(db, channel),
    },
  })),

  serve('GET /public.json', async ({ config, channel, db }) => ({
    body: {
      environment: config.environment,
      channel: channel.name,
      name: (await loadSettings(db, channel))['SITE.NAME'],
      content_version: channel.content_version,
    },
  })),

  serve('GET /v1/colorschemes/selected/front', async ({ db, channel }) => {
    const [scheme] = await db
      .select({ name: colour_schemes.name, colours: colour_schemes.colours })
      .from(colour_schemes)
      .where(and(eq(colour_schemes.channel_id, channel.id), eq(colour_schemes.is_selected, true)))
    // A shop without colours of its own has its theme's.
    return { body: scheme ?? { name: 'default', colours: {} } }
  }),

  serve('GET /v1/pages/front/layout/{page}', async ({ params, db, channel }) => {
    const layout = await findLayout({ db, channel_id: channel.id }, 'page', params.page)
    return { body: layout ?? { page: params.page, layout: 'default', blocks: [] } }
  }),

  serve('GET /v1/layouts/{page}', async ({ params, db, channel }) => {
    const layout = await findLayout({ db, channel_id: channel.id }, 'shared', params.page)
    if (!layout) throw notFound()
    return { body: layout }
  }),
]

const articleCalls: readonly ServedCall[] = [
  serve('GET /v1/news', async (context) => {
    const { query, db, channel, now } = context
    const range = toPageRange(query)
    const scope = { db, channel_id: channel.id, kind: 'news', now } as const
    const { data, total } = await listArticles(scope, query.category, range)
    return { body: { data: await markRead(context, data) }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/news/{resourceKey}', async (context) => {
    const { params, db, channel, now } = context
    const article = await findArticle({ db, channel_id: channel.id, kind: 'news', now }, params.resourceKey)
    const [marked] = await markRead(context, article ? [article] : [])
    if (!marked) throw notFound(NOT_FOUND.news)
    return { body: marked }
  }),

  serve('GET /v1/blogs', async ({ query, db, channel, now }) => {
    const range = toPageRange(query)
    const scope = { db, channel_id: channel.id, kind: 'blog', now } as const
    const { data, total } = await listArticles(scope, query.category, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/blogs/{resourceKey}', async ({ params, db, channel, now }) => {
    const article = await findArticle({ db, channel_id: channel.id, kind: 'blog', now }, params.resourceKey)
    if (!article) throw notFound(NOT_FOUND.article)
    return { body: article }
  }),
]

const catalogueCalls: readonly ServedCall[] = [
  serve('GET /v1/makers', async (context) => {
    const range = toPageRange(context.query)
    const { data, total } = await listMakers(await toProductScope(context), range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/makers/{resourceKey}', async (context) => {
    const maker = await findMaker(await toProductScope(context), context.params.resourceKey)
    if (!maker) throw notFound(NOT_FOUND.maker)
    return { body: maker }
  }),

  serve('GET /v1/collections/{alias}', async (context) => {
    const { params, query, db, channel, now, member } = context
    const [collection] = await db
      .select()
      .from(collections)
      .where(and(eq(collections.channel_id, channel.id), eq(collections.alias, params.alias)))
    if (!collection) throw notFound()
    const { id, alias, name, description } = collection
    const range = toPageRange({ ...query, ...(query.max_page_size && { per: 'all' as const }) })
    const { ids, total } = await listCollection(await toProductScope(context), id, range)
    return {
      body: {
        alias,
        name,
        description,
        data: await markFavourites(db, member, await loadSummaries(db, ids, now)),
      },
      paging: range.toPaging(total),
    }
  }),

  serve('GET /v1/tags', async ({ query, db, channel }) => {
    const rows = await db
      .select()
      .from(tags)
      .where(eq(tags.channel_id, channel.id))
      .orderBy(asc(tags.position))
    const listed = rows.map(({ key, name, password_hash }) => ({
      key,
      name,
      has_password: password_hash !== null,
    }))
    return answerPage(listed, query)
  }),
]

const textCalls: readonly ServedCall[] = [
  serve('GET /v1/banners', async ({ query, db, channel }) => {
    const rows = await db
      .select()
      .from(banners)
      .where(
        and(
          eq(banners.channel_id, channel.id),
          query.area?.length ? inArray(banners.area, query.area) : undefined,
          query.is_show === undefined ? undefined : eq(banners.is_show, query.is_show),
        ),
      )
      .orderBy(asc(banners.position), asc(banners.id))
    return answerPage(
      rows.map(({ channel_id: _channel_id, position: _position, ...banner }) => banner),
      query,
    )
  }),

  serve('GET /v1/free-areas', async ({ query, db, channel }) =>
    answerPage(await listFreeAreas({ db, channel_id: channel.id }), query),
  ),

  serve('GET /v1/free-areas/{code}', async ({ params, db, channel }) => {
    const [area] = await listFreeAreas({ db, channel_id: channel.id }, params.code)
    if (!area) throw notFound()
    return { body: area }
  }),

  serve('GET /v1/messages', async ({ query, db, channel }) =>
    answerPage(await listMessages({ db, channel_id: channel.id }), query),
  ),

  serve('GET /v1/messages/{code}', async ({ params, db, channel }) => {
    const [message] = await listMessages({ db, channel_id: channel.id }, params.code)
    if (!message) throw notFound()
    return { body: message }
  }),

  serve('GET /v1/static-pages/urls', async ({ query, db, channel, now }) =>
    answerPage(await listStaticPages({ db, channel_id: channel.id, now }), query),
  ),

  serve('GET /v1/static-pages/url{url}', async ({ params, db, channel, now }) => {
    const page = await findStaticPage({ db, channel_id: channel.id, now }, params.url)
    if (!page) throw notFound(NOT_FOUND.page)
    return { body: page }
  }),

  serve('GET /v1/qas', async ({ query, db, channel, now }) =>
    answerPage(await listQuestions({ db, channel_id: channel.id, now }, query), query),
  ),

  serve('GET /v1/qa-categories', async ({ query, db, channel }) => {
    const rows = await db
      .select({ key: qa_categories.key, name: qa_categories.name })
      .from(qa_categories)
      .where(eq(qa_categories.channel_id, channel.id))
      .orderBy(asc(qa_categories.position))
    return answerPage(rows, query)
  }),
]

export const contentRoutes = [...settingCalls, ...articleCalls, ...catalogueCalls, ...textCalls]
