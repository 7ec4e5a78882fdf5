import { and, eq, inArray } from 'drizzle-orm'
import type { Article } from '#contract/shapes/content.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { articles } from '#shop-api/db/schema/content.ts'
import { article_reads } from '#shop-api/db/schema/member-records.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import type { Member } from '#shop-api/members/member.ts'
import { MEMBER_NOT_FOUND } from '#src/text/member/member-data.ts'

/** News with a member's marks. A guest's come without, so that published pages hold nobody's data. */
export async function markRead(
  { db, member }: { db: Db; member: Pick<Member, 'id'> | null },
  news: readonly Article[],
): Promise<Article[]> {
  if (member === null || news.length === 0) return [...news]
  const ids = news.map(({ id }) => id)
  const rows = await db
    .select({ id: article_reads.article_id })
    .from(article_reads)
    .where(and(eq(article_reads.user_id, member.id), inArray(article_reads.article_id, ids)))
  const read = new Set(rows.map(({ id }) => id))
  return news.map((article) => ({ ...article, is_read: read.has(article.id) }))
}

/** Marks a piece of news as read; twice is no error. @throws ApiError 404 for what is no news of this shop now */
export async function readNews({ db, member, channel, now }: MemberContext, id: number): Promise<void> {
  const [news] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        eq(articles.id, id),
        eq(articles.channel_id, channel.id),
        eq(articles.kind, 'news'),
        isShown(articles, now),
      ),
    )
  if (!news) throw notFound(MEMBER_NOT_FOUND.news)
  await db
    .insert(article_reads)
    .values({ user_id: member.id, article_id: news.id, read_at: now })
    .onConflictDoNothing()
}
