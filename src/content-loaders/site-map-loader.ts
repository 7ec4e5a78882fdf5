import type { Article } from '#contract/shapes/content.ts'
import { toCardTag } from './card-tag.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import { read } from './read.ts'

/** Articles of each kind named in the map; their lists have the rest. */
const SHOWN_ARTICLES = 5

export interface SiteMap {
  news: Article[]
  blogs: Article[]
  has_stylists: boolean
  has_catalogs: boolean
}

/** What the map for people names besides the frame's categories and pages, id `site`. */
export const siteMapLoader = createEntryLoader<SiteMap>('site-map', async () => {
  const query = { per: SHOWN_ARTICLES }
  const [news, blogs, stylists, catalogs] = await Promise.all([
    read('GET /v1/news', { query }),
    read('GET /v1/blogs', { query }),
    read('GET /v1/stylists', { query: { per: 1 } }),
    read('GET /v1/catalog', { query: { per: 'all' } }),
  ])
  return {
    data: {
      news: news.body.data,
      blogs: blogs.body.data,
      has_stylists: stylists.body.data.length > 0,
      has_catalogs: catalogs.body.data.length > 0,
    },
    tags: [
      'stylist-list',
      'catalogs',
      'news-lists',
      'blog-lists',
      ...news.body.data.map(({ key }) => toCardTag('news', key)),
      ...blogs.body.data.map(({ key }) => toCardTag('blog', key)),
    ],
  }
})
