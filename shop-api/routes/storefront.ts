import { and, asc, eq, gt } from 'drizzle-orm'
import { notFound } from '#shop-api/http/api-error.ts'
import { findPartNumbers } from '#shop-api/catalogue/find-part-numbers.ts'
import { loadLivePrices } from '#shop-api/catalogue/load-live-prices.ts'
import { suggestProducts, suggestWords } from '#shop-api/catalogue/suggest.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import { findCompany } from '#shop-api/channels/load-settings.ts'
import { loadMenus } from '#shop-api/content/load-menus.ts'
import { changes } from '#shop-api/db/schema/channels.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import { loadPrefectureLeadtime } from '#shop-api/cart/load-leadtimes.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

const CHANGES_PER_PAGE = 100

export const storefrontRoutes: readonly ServedCall[] = [
  serve('GET /v1/price-and-stock', async (context) => ({
    body: { data: await loadLivePrices(await toProductScope(context), context.query.keys) },
  })),

  serve('GET /v1/part-numbers', async (context) => ({
    body: { data: await findPartNumbers(await toProductScope(context), context.query.codes) },
  })),

  serve('GET /v1/products/suggest', async (context) => {
    const scope = await toProductScope(context)
    const [words, products] = await Promise.all([
      suggestWords(scope, context.query.q),
      suggestProducts(scope, context.query.q),
    ])
    return { body: { words, products } }
  }),

  serve('GET /v1/changes', async ({ query, db, channel }) => {
    const { limit } = toPageRange({ per: query.per }, CHANGES_PER_PAGE)
    const rows = await db
      .select()
      .from(changes)
      .where(and(eq(changes.channel_id, channel.id), gt(changes.version, query.since)))
      .orderBy(asc(changes.version))
      .limit(limit)
    const data = rows.map(({ version, type, key, action, changed_at }) => ({
      version,
      type,
      key,
      action,
      changed_at: changed_at.toISOString(),
    }))
    return { body: { version: channel.content_version, data } }
  }),

  serve('GET /v1/shipping-leadtime/prefectures/{prefecture}', async (context) => ({
    body: await loadPrefectureLeadtime(context, context.params.prefecture),
  })),

  serve('GET /v1/menus', async ({ db, channel }) => ({ body: await loadMenus(db, channel.id) })),

  serve('GET /v1/company', async ({ db, channel }) => {
    const company = await findCompany(db, channel.id)
    if (!company) throw notFound()
    return { body: company }
  }),
]
