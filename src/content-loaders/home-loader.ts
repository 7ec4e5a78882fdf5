import type { CallOutput } from '#contract/index.ts'
import type { Article, Banner } from '#contract/shapes/content.ts'
import type { ProductSummary } from '#contract/shapes/product.ts'
import { leadsToMembers } from '#src/routes.ts'
import { requireContext } from '#src/site/render-context.server.ts'
import { toCardTag } from './card-tag.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import type { CountedCategory } from './frame-loader.ts'
import { isNotFound } from './is-not-found.ts'
import { toProductTags } from './product-tags.ts'
import { read } from './read.ts'

type Collection = CallOutput<'GET /v1/collections/{alias}'>

export interface Home {
  /** Banners by area. */
  banners: Record<string, Banner[]>
  /** Hand-picked lists of `homeCollections` that exist. */
  collections: Collection[]
  new_products: ProductSummary[]
  /** Depth first, parents before children. */
  categories: CountedCategory[]
  news: Article[]
}

const homeCollections = ['recommend', 'season', 'winter', 'ranking']
const bannerAreas = ['top-main', 'top-sub', 'side']

/** What the front page shows, id `site`. */
export const homeLoader = createEntryLoader<Home>('home', async () => {
  const [banners, newest, news, categories, ...collections] = await Promise.all([
    read('GET /v1/banners', { query: { area: bannerAreas, is_show: true, per: 'all' } }),
    read('GET /v1/products', { query: { sort: 'new', per: 6 } }),
    read('GET /v1/news', { query: { per: 5 } }),
    read('GET /v1/categories/hierarchy', { query: { table: 'products' } }),
    ...homeCollections.map(readCollection),
  ])
  const shown = collections.filter((one) => one !== undefined)
  const products = [...newest.body.data, ...shown.flatMap((one) => one.data)]
  return {
    data: {
      banners: Object.groupBy(banners.body.data.filter(isFollowable), ({ area }) => area) as Record<
        string,
        Banner[]
      >,
      collections: shown,
      new_products: newest.body.data,
      categories: categories.body.data,
      news: news.body.data,
    },
    tags: [
      'banners',
      'news-lists',
      'product-lists:all',
      ...homeCollections.map((alias) => `collections:${alias}`),
      ...toProductTags(products),
      ...news.body.data.map(({ key }) => toCardTag('news', key)),
    ],
  }
})

async function readCollection(alias: string): Promise<Collection | undefined> {
  try {
    return (await read('GET /v1/collections/{alias}', { params: { alias }, query: { per: 4 } })).body
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** A shop without members links nobody to their pages. */
function isFollowable({ href }: Banner): boolean {
  return !(requireContext().site.no_member_use && leadsToMembers(href))
}
