import { type Product, ProductSummarySchema } from '#contract/shapes/product.ts'
import { requireContext } from '#src/site/render-context.server.ts'
import { toBikeNameTag, toListTag } from './bike-loader.ts'
import { toCardTag } from './card-tag.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import { readCategories } from './frame-loader.ts'
import type { Listing } from './listing-tags.ts'
import { isNotFound } from './is-not-found.ts'
import { toProductLists } from './product-shelves.ts'
import { toProductTags } from './product-tags.ts'
import { read } from './read.ts'
import { toSafeHtml } from './rich-text.ts'

/** What a product page shows beyond the product itself, asked for in the same call. */
export const productIncludes = ['recommend', 'accessories', 'reviews', 'questions', 'fitments']

/** How a product page asks for its product; prefetching remembers answers under the same question. */
export function toProductInput(key: string) {
  return { params: { resourceKey: key }, query: { include: productIncludes } }
}

/** One product with related ones, accessories and reviews, by key. */
export const productLoader = createEntryLoader<Product>('products', async ({ id }) => {
  try {
    const { body: answer } = await read('GET /v1/products/{resourceKey}', toProductInput(id))
    const body = withBikes(answer)
    return {
      data: { ...body, description: toSafeHtml(body.description) },
      tags: toTags(body),
      listing: await toListing(body),
      updated_at: body.updated_at,
    }
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
})

/** A shop that does not speak of bikes has no pages of them to lead to. */
function withBikes({ fitments = [], ...product }: Product): Product {
  const { settings } = requireContext()
  return { ...product, fitments: settings['PLUGIN.MY_BIKE.IS_USE'] === true ? fitments : [] }
}

function toTags(product: Product): string[] {
  return [
    `products:${product.key}`,
    ...toProductTags([product, ...(product.recommend ?? []), ...(product.accessories ?? [])]),
    ...product.category_path.map((category) => `categories:${category.key}`),
    ...new Set(product.fitments?.map(({ bike }) => toBikeNameTag(bike))),
  ]
}

/** A product stands in the list of everything and in those of its categories, up to the top of the tree. */
async function toListing(product: Product): Promise<Listing> {
  const shelves = [...product.categories, ...product.category_path].map(({ key }) => key)
  const { maker, brand, recommend: [next] = [] } = product
  return {
    lists: [...toProductLists(product, shelves, await readCategories()), ...toBikeLists(product)],
    // A page recommends what follows it on its shelf, so the page of the one after this may show this one.
    neighbours: next ? [toCardTag('products', next.key)] : [],
    facts: [
      product.unit_price,
      product.max_unit_price,
      product.stock_state,
      product.review_average,
      product.review_count,
      product.published_at,
      product.position,
      product.is_new,
      product.is_giftable,
      product.tags.map(({ key }) => key),
      maker?.key,
      brand?.key,
      product.product_model.products.map(({ options, stock_state }) => [options, stock_state]),
      product.fit_kind,
      product.fitments?.map(({ bike, state, note }) => [bike.key, state, note]),
    ],
    card: toCard(product),
  }
}

/** Of the models of bikes it is made for. */
function toBikeLists({ fitments = [] }: Product): string[] {
  const made = fitments.filter(({ state }) => state !== 'unfit')
  return [...new Set(made.map(({ bike }) => toListTag(bike)))]
}

/** What lists know of it, its rank too: everything but its time of editing and whose favourite it is. */
function toCard({ product_model, ...product }: Product): unknown {
  const told = new Set(Object.keys(ProductSummarySchema.shape))
  for (const name of ['updated_at', 'version', 'is_favorite', 'variations']) told.delete(name)
  return [
    product.position,
    Object.entries(product).filter(([name]) => told.has(name)),
    product_model.products.map(({ id, code, options, unit_price, stock_state }) => [
      id,
      code,
      options,
      unit_price,
      stock_state,
    ]),
  ]
}
