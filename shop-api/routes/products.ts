import { and, asc, count, desc, eq } from 'drizzle-orm'
import { notFound } from '#shop-api/api-error.ts'
import { loadFacets } from '#shop-api/catalogue/load-facets.ts'
import { listProducts } from '#shop-api/catalogue/list-products.ts'
import { loadCategoryTree } from '#shop-api/catalogue/load-category-tree.ts'
import { loadProducts, type ProductInclude } from '#shop-api/catalogue/load-products.ts'
import { loadAccessories, loadRecommended, toReview } from '#shop-api/catalogue/load-related.ts'
import { loadSummaries } from '#shop-api/catalogue/load-summaries.ts'
import { requireModel } from '#shop-api/catalogue/require-model.ts'
import { reviews } from '#shop-api/db/schema/reviews.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import { toPageRange } from '#shop-api/paging.ts'
import { askToBeTold } from '#shop-api/requests/ask-to-be-told.ts'
import { serve, type ServedCall } from '#shop-api/serve.ts'

/** Spec §9: a page of products. */
const PRODUCTS_PER_PAGE = 15

export const productRoutes: readonly ServedCall[] = [
  serve('GET /v1/products', async (context) => {
    const { query, db, channel, now } = context
    const { page, per, sort, is_detail, include, facets, ...filter } = query
    const scope = await toProductScope(context)
    const range = toPageRange(
      { page, per: per ?? (filter.keys?.length ? 'all' : undefined) },
      PRODUCTS_PER_PAGE,
    )
    const { ids, total } = await listProducts(scope, filter, { sort, range })
    const [data, counted] = await Promise.all([
      is_detail ? loadProducts(db, ids, { now, include: toIncludes(include) }) : loadSummaries(db, ids, now),
      facets ? loadFacets({ ...scope, content_version: channel.content_version }, filter) : undefined,
    ])
    return { body: { data, ...(counted && { facets: counted }) }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/products/{resourceKey}', async (context) => {
    const { params, query, db, now } = context
    const id = await requireModel(await toProductScope(context), params.resourceKey)
    const [product] = await loadProducts(db, [id], { now, include: toIncludes(query.include) })
    if (!product) throw notFound('お探しの商品は見つかりませんでした。')
    return { body: product }
  }),

  serve('GET /v1/products/{resourceKey}/recommend', async (context) => {
    const { params, query, db, now } = context
    const id = await requireModel(await toProductScope(context), params.resourceKey)
    const per = query.per === 'all' ? undefined : query.per
    const recommended = await loadRecommended(db, [{ id }], now, per)
    return { body: { data: recommended.get(id) ?? [] } }
  }),

  serve('GET /v1/products/{resourceKey}/accessories', async (context) => {
    const { params, db, now } = context
    const id = await requireModel(await toProductScope(context), params.resourceKey)
    const accessories = await loadAccessories(db, [id], now)
    return { body: { data: accessories.get(id) ?? [] } }
  }),

  serve('POST /v1/product-requests', async (context) => {
    await context.limit.spendPost('product-requests')
    await askToBeTold(await toProductScope(context), context.body)
    return { body: { result: true } }
  }),

  serve('GET /v1/products/{resourceKey}/reviews', async (context) => {
    const { params, query, db, channel } = context
    const id = await requireModel(await toProductScope(context), params.resourceKey)
    const range = toPageRange(query)
    const condition = and(eq(reviews.channel_id, channel.id), eq(reviews.model_id, id))
    const [rows, [counted]] = await Promise.all([
      db
        .select()
        .from(reviews)
        .where(condition)
        .orderBy(desc(reviews.created_at), asc(reviews.id))
        .limit(range.limit)
        .offset(range.offset),
      db.select({ total: count() }).from(reviews).where(condition),
    ])
    return { body: { data: rows.map(toReview) }, paging: range.toPaging(counted?.total ?? 0) }
  }),

  serve('GET /v1/categories/hierarchy', async (context) => ({
    body: { data: await loadCategoryTree(await toProductScope(context), context.query.table) },
  })),
]

/** What is not known is not included: a newer storefront may ask an older shop for more than it has. */
function toIncludes(asked: readonly string[] = []): ProductInclude[] {
  const known: readonly ProductInclude[] = ['recommend', 'accessories', 'reviews', 'questions']
  return known.filter((name) => asked.includes(name))
}
