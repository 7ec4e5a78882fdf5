import type { Product } from '#contract/shapes/product.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import type { Listing } from './listing-tags.ts'
import { isNotFound } from './is-not-found.ts'
import { toProductTags } from './product-tags.ts'
import { read } from './read.ts'
import { toSafeHtml } from './rich-text.ts'

/** What a product page shows beyond the product itself, asked for in the same call. */
export const productIncludes = ['recommend', 'accessories', 'reviews', 'questions']

/** How a product page asks for its product; prefetching remembers answers under the same question. */
export function toProductInput(key: string) {
  return { params: { resourceKey: key }, query: { include: productIncludes } }
}

/** One product with related ones, accessories and reviews, by key. */
export const productLoader = createEntryLoader<Product>('products', async ({ id }) => {
  try {
    const { body } = await read('GET /v1/products/{resourceKey}', toProductInput(id))
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

function toTags(product: Product): string[] {
  return [
    ...toProductTags([product, ...(product.recommend ?? []), ...(product.accessories ?? [])]),
    ...product.category_path.map((category) => `categories:${category.key}`),
  ]
}

/** A product stands in the list of everything and in those of its categories, up to the top of the tree. */
async function toListing(product: Product): Promise<Listing> {
  const { body: tree } = await read('GET /v1/categories/hierarchy', { query: { table: 'products' } })
  const parents = new Map(tree.data.map(({ key, parent_key }) => [key, parent_key]))
  const held = new Set<string>()
  for (const { key } of [...product.categories, ...product.category_path]) {
    for (let at: string | null | undefined = key; at; at = parents.get(at)) held.add(at)
  }
  const { maker, brand, recommend: [next] = [] } = product
  return {
    lists: [
      'product-lists:all',
      ...[...held].sort().map((key) => `product-lists:${key}`),
      ...(maker ? [`product-lists:maker:${maker.key}`] : []),
      ...(brand ? [`product-lists:brand:${brand.key}`] : []),
    ],
    // A page recommends what follows it on its shelf: whoever shows the one after this may show this one instead.
    neighbours: next ? [`products:${next.key}`] : [],
    facts: [
      product.unit_price,
      product.max_unit_price,
      product.stock_state,
      product.review_average,
      product.review_count,
      product.published_at,
      product.is_new,
      product.is_giftable,
      product.tags.map(({ key }) => key),
      maker?.key,
      brand?.key,
      product.product_model.products.map(({ options, stock_state }) => [options, stock_state]),
    ],
  }
}
