import type { Product } from '#contract/shapes/product.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import { isNotFound } from './is-not-found.ts'
import { read } from './read.ts'
import { toSafeHtml } from './rich-text.ts'

/** What a product page shows beyond the product itself, asked for in the same call. */
export const productIncludes = ['recommend', 'accessories', 'reviews']

/** How a product page asks for its product; prefetching remembers answers under the same question. */
export function toProductInput(key: string) {
  return { params: { resourceKey: key }, query: { include: productIncludes } }
}

/** One product with related ones, accessories and reviews, by key. */
export const productLoader = createEntryLoader<Product>('products', async ({ id }) => {
  try {
    const { body } = await read('GET /v1/products/{resourceKey}', toProductInput(id))
    return { data: { ...body, description: toSafeHtml(body.description) }, tags: toTags(body) }
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
})

function toTags(product: Product): string[] {
  const shown = [...(product.recommend ?? []), ...(product.accessories ?? [])]
  return [
    `products:${product.key}`,
    ...shown.map((one) => `products:${one.key}`),
    ...product.category_path.map((category) => `categories:${category.key}`),
  ]
}
