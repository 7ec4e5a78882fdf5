import type { Article } from '#contract/shapes/content.ts'
import type { Paging } from '#src/rules/paging.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import { isNotFound } from './is-not-found.ts'
import { read } from './read.ts'
import { toSafeHtml } from './rich-text.ts'

export interface ArticleList {
  articles: Article[]
  paging: Paging
}

/** One piece of news by key. */
export const newsLoader = createEntryLoader<Article>('news', async ({ id }) => {
  try {
    const { body } = await read('GET /v1/news/{resourceKey}', { params: { resourceKey: id } })
    return { data: { ...body, body: toSafeHtml(body.body) }, tags: [`news:${body.key}`] }
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
})

/** One page of the news list. */
export const newsListLoader = createEntryLoader<ArticleList, { page: number }>(
  'news-lists',
  async ({ page }) => {
    const { body, paging } = await read('GET /v1/news', { query: { page } })
    if (!paging) throw new Error('GET /v1/news answered without paging headers.')
    if (page > 1 && page > paging.last_page) return undefined
    return {
      data: { articles: body.data, paging },
      tags: ['news-lists', ...body.data.map((article) => `news:${article.key}`)],
    }
  },
)
