import type { Article } from '#contract/shapes/content.ts'
import type { Paging } from '#src/rules/page/paging.ts'
import { toCardTag } from './card-tag.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import type { Listing } from './listing-tags.ts'
import { isNotFound } from './is-not-found.ts'
import { read } from './read.ts'
import { toSafeHtml } from './rich-text.ts'

/** Feed readers ask every hour or so, and no shop writes more in between. */
const FEED_ARTICLES = 20

export interface ArticleList {
  articles: Article[]
  paging: Paging
}

/** The calls of a kind of article, and the type its tags begin with. */
const kinds = {
  news: { list: 'GET /v1/news', one: 'GET /v1/news/{resourceKey}' },
  blog: { list: 'GET /v1/blogs', one: 'GET /v1/blogs/{resourceKey}' },
} as const
export type ArticleKind = keyof typeof kinds

/** One article, safe to show; undefined when there is none of that key. */
export async function readArticle(kind: ArticleKind, key: string): Promise<Article | undefined> {
  try {
    const { body } = await read(kinds[kind].one, { params: { resourceKey: key } })
    return { ...body, body: toSafeHtml(body.body) }
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** One piece of news by key. */
export const newsLoader = createEntryLoader<Article>('news', async ({ id }) => {
  const data = await readArticle('news', id)
  return (
    data && {
      data,
      tags: [`news:${data.key}`],
      listing: toArticleListing('news', data),
      updated_at: data.updated_at,
    }
  )
})

/** An article stands in the list of its kind, by its date. The list shows all but its text. */
export function toArticleListing(kind: ArticleKind, article: Article): Listing {
  const { id, key, title, summary, category, picture, published_at } = article
  const card = [id, key, title, summary, category, picture, published_at]
  return { lists: [`${kind}-lists`], neighbours: [], facts: [id, published_at, category], card }
}

/** The newest articles with their whole text, id `newest`: for the feed. */
export const newsFeedLoader = createFeedLoader('news')
export const blogFeedLoader = createFeedLoader('blog')

function createFeedLoader(kind: ArticleKind) {
  return createEntryLoader<{ articles: Article[] }>(`${kind}-feed`, async () => {
    const { body } = await read(kinds[kind].list, { query: { page: 1, per: FEED_ARTICLES } })
    return {
      data: { articles: body.data.map((article) => ({ ...article, body: toSafeHtml(article.body) })) },
      tags: [`${kind}-lists`, ...body.data.map((article) => `${kind}:${article.key}`)],
    }
  })
}

/** One page of the list of news. */
export const newsListLoader = createListLoader('news')
/** One page of the blog. */
export const blogListLoader = createListLoader('blog')

function createListLoader(kind: ArticleKind) {
  return createEntryLoader<ArticleList, { page: number }>(`${kind}-lists`, async ({ page }) => {
    const { body, paging } = await read(kinds[kind].list, { query: { page } })
    if (!paging) throw new Error(`${kinds[kind].list} answered without paging headers.`)
    if (page > 1 && page > paging.last_page) return undefined
    return {
      data: { articles: body.data, paging },
      tags: [`${kind}-lists`, ...body.data.map((article) => toCardTag(kind, article.key))],
      // A list changes when an article comes, not when the text behind it is edited.
      updated_at: body.data[0]?.published_at,
    }
  })
}
