import { and, asc, desc, eq } from 'drizzle-orm'
import type { AdminReview, ReviewState } from '#contract/shapes/staff-inbox.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { toReview } from '#shop-api/catalogue/load-related.ts'
import type { Db } from '#shop-api/db/db.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { reviews } from '#shop-api/db/schema/reviews.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'

interface Scope {
  db: Db
  channel: { id: number }
}

/** Reviews of a shop for its staff: waiting ones first, the longest waiting on top; then the others, newest first. */
export async function listReviewsToRead(
  { db, channel }: Scope,
  state: ReviewState,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: AdminReview[]; total: number }> {
  const condition = and(eq(reviews.channel_id, channel.id), eq(reviews.state, state))
  const order = state === 'waiting' ? asc : desc
  const [rows, total] = await Promise.all([
    selectReviews(db)
      .where(condition)
      .orderBy(order(reviews.created_at), order(reviews.id))
      .limit(range.limit)
      .offset(range.offset),
    db.$count(reviews, condition),
  ])
  return { data: rows.map(toAdminReview), total }
}

/** @throws ApiError 404 for a review of another shop */
export async function findReview({ db, channel }: Scope, id: number): Promise<AdminReview> {
  const [row] = await selectReviews(db).where(and(eq(reviews.id, id), eq(reviews.channel_id, channel.id)))
  if (!row) throw notFound(EDITOR_ERRORS.gone)
  return toAdminReview(row)
}

const selectReviews = (db: Db) =>
  db
    .select({ review: reviews, product: { key: product_models.key, name: product_models.name } })
    .from(reviews)
    .innerJoin(product_models, eq(product_models.id, reviews.model_id))

function toAdminReview({
  review,
  product,
}: {
  review: typeof reviews.$inferSelect
  product: AdminReview['product']
}): AdminReview {
  return { ...toReview(review), state: review.state, product }
}
