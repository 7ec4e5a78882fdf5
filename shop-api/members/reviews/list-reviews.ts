import { and, asc, desc, eq } from 'drizzle-orm'
import type { Review } from '#contract/shapes/product.ts'
import { toReview } from '#shop-api/catalogue/load-related.ts'
import type { Db } from '#shop-api/db/db.ts'
import { reviews } from '#shop-api/db/schema/reviews.ts'
import type { PageRange } from '#shop-api/http/paging.ts'

/** Reviews of a product that show, newest first. */
export async function listReviews(
  db: Db,
  model_id: number,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: Review[]; total: number }> {
  const condition = and(eq(reviews.model_id, model_id), eq(reviews.state, 'shown'))
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(condition)
      .orderBy(desc(reviews.created_at), asc(reviews.id))
      .limit(range.limit)
      .offset(range.offset),
    db.$count(reviews, condition),
  ])
  return { data: rows.map(toReview), total }
}
