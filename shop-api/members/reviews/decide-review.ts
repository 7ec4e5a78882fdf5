import { and, eq, sql } from 'drizzle-orm'
import { notFound } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { type Actor, recordEdit } from '#shop-api/db/record-edit.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { reviews } from '#shop-api/db/schema/reviews.ts'

/** What the shop decides about a review: it is shown, or it is not. */
export type ReviewDecision = 'shown' | 'refused'

interface Decision {
  channel_id: number
  id: number
  decision: ReviewDecision
  now: Date
  actor: Actor
}

/**
 * Shows a review, or keeps or takes it away; stars and count of the product follow, and its pages are published again.
 * @throws ApiError 404 for a review of another shop
 */
export async function decideReview(
  db: Db,
  { channel_id, id, decision, now, actor }: Decision,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isReview = and(eq(reviews.id, id), eq(reviews.channel_id, channel_id))
    const [review] = await tx
      .select({ model_id: reviews.model_id, key: product_models.key, name: product_models.name })
      .from(reviews)
      .innerJoin(product_models, eq(product_models.id, reviews.model_id))
      .where(isReview)
    if (!review) throw notFound()
    // Locks the product first: two staff members who show two reviews at once count both.
    const { model_id, key, name } = review
    await tx
      .select({ id: product_models.id })
      .from(product_models)
      .where(eq(product_models.id, model_id))
      .for('no key update')
    // Read only after the lock, or two decisions about one review would both find it waiting, and its stars would be
    // counted twice.
    const [before] = await tx.select({ state: reviews.state }).from(reviews).where(isReview)
    if (!before || before.state === decision) return
    await tx.update(reviews).set({ state: decision }).where(eq(reviews.id, id))
    const about = { channel_id, now, actor, area: 'orders', kind: 'reviews', key: id, name } as const
    await recordEdit(tx, { ...about, before: { state: before.state }, after: { state: decision } })
    const wasSeen = before.state === 'shown' || decision === 'shown'
    if (!wasSeen) return
    await countReviews(tx, model_id, now)
    await recordChange(tx, { channel_id, changed: [{ type: 'product', key, action: 'updated' }], now })
  })
}

/** Number and mean of the shown stars, one decimal; with `now` the product counts as changed. */
export async function countReviews(tx: Tx, model_id: number, now?: Date): Promise<void> {
  const [stars] = await tx
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      average: sql<number | null>`round(avg(${reviews.rating}), 1)::float8`,
    })
    .from(reviews)
    .where(and(eq(reviews.model_id, model_id), eq(reviews.state, 'shown')))
  await tx
    .update(product_models)
    .set({
      review_count: stars?.count ?? 0,
      review_average: stars?.average ?? null,
      ...(now && { updated_at: now }),
    })
    .where(eq(product_models.id, model_id))
}
