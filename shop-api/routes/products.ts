import type { Product, ProductSummary } from '#contract/shapes/product.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { loadFacets } from '#shop-api/catalogue/load-facets.ts'
import { listProducts } from '#shop-api/catalogue/list-products.ts'
import { loadCategoryTree } from '#shop-api/catalogue/load-category-tree.ts'
import { loadProducts, type ProductInclude } from '#shop-api/catalogue/load-products.ts'
import { loadAccessories, loadRecommended } from '#shop-api/catalogue/load-related.ts'
import { loadSummaries } from '#shop-api/catalogue/load-summaries.ts'
import { requireModel } from '#shop-api/catalogue/require-model.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import { likeProduct, unlikeProduct } from '#shop-api/members/favourites/like-product.ts'
import { markFavourites } from '#shop-api/members/favourites/mark-favourites.ts'
import { keepSearch } from '#shop-api/members/histories/search-histories.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import { askToBeTold } from '#shop-api/members/requests/ask-to-be-told.ts'
import { listReviews } from '#shop-api/members/reviews/list-reviews.ts'
import { writeReview } from '#shop-api/members/reviews/write-review.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'

/** Behaviour 3.2: a page of products. */
const PRODUCTS_PER_PAGE = 15
/** What `per=all` answers at once: a thousand keep the process busy for half a second, and others waiting. */
const MOST_PRODUCTS = 100

const catalogueCalls: readonly ServedCall[] = [
  serve('GET /v1/products', async (context) => {
    const { query, db, now, member } = context
    const { page, per, sort, is_detail, include, facets, ...filter } = query
    const scope = await toProductScope(context)
    const wanted = per ?? (filter.keys?.length ? 'all' : undefined)
    const range = toPageRange({ page, per: wanted }, PRODUCTS_PER_PAGE, MOST_PRODUCTS)
    const { ids, total } = await listProducts(scope, filter, { sort, range })
    const [data, counted] = await Promise.all([
      is_detail ? loadProducts(db, ids, { now, include: toIncludes(include) }) : loadSummaries(db, ids, now),
      facets ? loadFacets(scope, filter) : undefined,
    ])
    const products = await markFavourites<Product | ProductSummary>(db, member, data)
    return { body: { data: products, ...(counted && { facets: counted }) }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/products/{resourceKey}', async (context) => {
    const { params, query, db, now, member } = context
    const id = await requireModel(await toProductScope(context), params.resourceKey)
    const products = await loadProducts(db, [id], { now, include: toIncludes(query.include) })
    const [product] = await markFavourites(db, member, products)
    if (!product) throw notFound(NOT_FOUND.product)
    return { body: product }
  }),

  serve('GET /v1/products/{resourceKey}/recommend', async (context) => {
    const { params, query, db, now, member } = context
    const id = await requireModel(await toProductScope(context), params.resourceKey)
    const per = query.per === 'all' ? undefined : query.per
    const recommended = await loadRecommended(db, [{ id }], now, per)
    return { body: { data: await markFavourites(db, member, recommended.get(id) ?? []) } }
  }),

  serve('GET /v1/products/{resourceKey}/accessories', async (context) => {
    const { params, db, now, member } = context
    const id = await requireModel(await toProductScope(context), params.resourceKey)
    const accessories = await loadAccessories(db, [id], now)
    return { body: { data: await markFavourites(db, member, accessories.get(id) ?? []) } }
  }),

  serve('GET /v1/categories/hierarchy', async (context) => ({
    body: { data: await loadCategoryTree(await toProductScope(context), context.query.table) },
  })),
]

const shopperCalls: readonly ServedCall[] = [
  serve('POST /v1/products/{resourceKey}/likes', async (context) => {
    await likeProduct(context, context.params.resourceKey)
    return { body: { is_favorite: true } }
  }),

  serve('DELETE /v1/products/{resourceKey}/likes', async (context) => {
    await unlikeProduct(context, context.params.resourceKey)
    return { body: { is_favorite: false } }
  }),

  serve('POST /v1/product-search-histories', async (context) => {
    await keepSearch(context, context.body)
    return { body: { result: true } }
  }),

  serve('POST /v1/product-requests', async (context) => {
    await context.limit.spendPost('product-requests')
    await askToBeTold(await toProductScope(context), context.body, context.member)
    return { body: { result: true } }
  }),

  serve('GET /v1/products/{resourceKey}/reviews', async (context) => {
    const { params, query, db } = context
    const id = await requireModel(await toProductScope(context), params.resourceKey)
    const range = toPageRange(query)
    const { data, total } = await listReviews(db, id, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('POST /v1/products/{product_id}/reviews', async (context) => {
    await context.limit.spendPost('reviews')
    return { body: await writeReview(context, context.params.product_id, context.body) }
  }),
]

export const productRoutes = [...catalogueCalls, ...shopperCalls]

/** Unknown parts are ignored: a newer storefront may ask an older shop for more than it has. */
function toIncludes(asked: readonly string[] = []): ProductInclude[] {
  const known: readonly ProductInclude[] = ['recommend', 'accessories', 'reviews', 'questions', 'fitments']
  return known.filter((name) => asked.includes(name))
}
