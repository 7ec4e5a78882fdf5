import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Article } from '#contract/shapes/content.ts'
import type { Db } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { articles } from '#shop-api/db/schema/content.ts'
import type { PageRange } from '#shop-api/http/paging.ts'

export interface ArticleScope {
  db: Db
  channel_id: number
  kind: 'news' | 'blog'
  /** Articles published later are not there yet. */
  now: Date
}

/** A page of articles, newest first. */
export async function listArticles(
  scope: ArticleScope,
  category: string | undefined,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: Article[]; total: number }> {
  const condition = and(
    isOfScope(scope),
    category === undefined ? undefined : eq(articles.category, category),
  )
  const [rows, [counted]] = await Promise.all([
    scope.db
      .select()
      .from(articles)
      .where(condition)
      .orderBy(desc(articles.published_at), asc(articles.id))
      .limit(range.limit)
      .offset(range.offset),
    scope.db.select({ total: count() }).from(articles).where(condition),
  ])
  return { data: rows.map(toArticle), total: counted?.total ?? 0 }
}

export async function findArticle(scope: ArticleScope, key: string): Promise<Article | undefined> {
  const rows = await scope.db
    .select()
    .from(articles)
    .where(and(isOfScope(scope), eq(articles.key, key)))
  return rows.map(toArticle)[0]
}

function isOfScope({ channel_id, kind, now }: ArticleScope) {
  return and(eq(articles.channel_id, channel_id), eq(articles.kind, kind), isShown(articles, now))
}

function toArticle(row: typeof articles.$inferSelect): Article {
  const { id, key, title, summary, body, category, picture, published_at, updated_at, version } = row
  const article = { id, key, title, summary, body, category, picture, version }
  return { ...article, published_at: published_at.toISOString(), updated_at: updated_at.toISOString() }
}
