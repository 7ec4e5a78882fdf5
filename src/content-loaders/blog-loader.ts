import type { Article } from '#contract/shapes/content.ts'
import type { ProductSummary } from '#contract/shapes/product.ts'
import { toProductTags } from './product-tags.ts'
import { readArticle, toArticleListing } from './article-loader.ts'
import { toCardTag } from './card-tag.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import { findProductKeys } from './find-product-keys.ts'
import { read } from './read.ts'

type Neighbour = Pick<Article, 'key' | 'title'>

export interface BlogArticle {
  article: Article
  /** Products the text links to, in its order; those no longer sold are left out. */
  products: ProductSummary[]
  /** The article after this one in time. */
  newer: Neighbour | null
  /** The article before this one in time. */
  older: Neighbour | null
}

/** One blog article by key, with what it speaks of and its neighbours in time. */
export const blogLoader = createEntryLoader<BlogArticle>('blog', async ({ id }) => {
  const article = await readArticle('blog', id)
  if (!article) return undefined
  const [products, { newer, older }] = await Promise.all([
    readProducts(findProductKeys(article.body)),
    readNeighbours(article.key),
  ])
  return {
    data: { article, products, newer, older },
    listing: toArticleListing('blog', article),
    tags: [
      `blog:${article.key}`,
      // An article that is published, deleted or redated changes its neighbours.
      'blog-lists',
      ...[newer, older].flatMap((one) => (one ? [toCardTag('blog', one.key)] : [])),
      ...findProductKeys(article.body).map((key) => toCardTag('products', key)),
      ...toProductTags(products),
    ],
    updated_at: article.updated_at,
  }
})

async function readProducts(keys: string[]): Promise<ProductSummary[]> {
  if (keys.length === 0) return []
  const { body } = await read('GET /v1/products', { query: { keys: keys.slice(0, 100), per: 100 } })
  return body.data
}

/** The whole list is read once a publish (the API caps it at 1,000); deeper articles stand without neighbours. */
async function readNeighbours(key: string): Promise<{ newer: Neighbour | null; older: Neighbour | null }> {
  const { body } = await read('GET /v1/blogs', { query: { per: 'all' } })
  const place = body.data.findIndex((one) => one.key === key)
  const toNeighbour = (one: Article | undefined) => (one ? { key: one.key, title: one.title } : null)
  if (place < 0) return { newer: null, older: null }
  return { newer: toNeighbour(body.data[place - 1]), older: toNeighbour(body.data[place + 1]) }
}
