import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { ProductHistory } from '#contract/shapes/member-history.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import { product_histories } from '#shop-api/db/schema/histories.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { listShown, loadOwnProducts } from '#shop-api/members/favourites/load-own-products.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { MEMBER_NOT_FOUND } from '#src/text/member/member-data.ts'

/** So many are kept (behaviour 8.5). */
const KEPT = 10

/** Products the member looked at, last first. */
export async function listProductHistories(
  context: MemberContext,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: ProductHistory[]; total: number }> {
  const { db, member } = context
  const condition = eq(product_histories.user_id, member.id)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(product_histories)
      .where(condition)
      .orderBy(desc(product_histories.viewed_at), desc(product_histories.id))
      .limit(range.limit)
      .offset(range.offset),
    db.$count(product_histories, condition),
  ])
  const products = await loadOwnProducts(
    context,
    rows.map(({ model_id }) => model_id),
  )
  const data = rows.map(({ id, model_id, viewed_at }) => ({
    id,
    product_id: model_id,
    product: products.get(model_id) ?? null,
    viewed_at: viewed_at.toISOString(),
  }))
  return { data, total }
}

/**
 * Takes what a browser remembered, oldest first. Products no longer sold are skipped. Each product is listed once, with
 * its last time, and only the newest ten are kept.
 */
export async function keepProductHistories(context: MemberContext, ids: readonly number[]): Promise<void> {
  const { db, member, now } = context
  // The last mention of a product decides its place.
  const shown = await listShown(await toProductScope(context), ids.toReversed())
  if (shown.length === 0) return
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, member.id)).for('update')
    const own = eq(product_histories.user_id, member.id)
    // Inserted again rather than updated, so that ids grow with time and break ties.
    await tx.delete(product_histories).where(and(own, inArray(product_histories.model_id, shown)))
    await tx
      .insert(product_histories)
      .values(shown.toReversed().map((model_id) => ({ user_id: member.id, model_id, viewed_at: now })))
    const newest = tx
      .select({ id: product_histories.id })
      .from(product_histories)
      .where(own)
      .orderBy(desc(product_histories.viewed_at), desc(product_histories.id))
      .limit(KEPT)
    await tx.delete(product_histories).where(and(own, notInArray(product_histories.id, newest)))
  })
}

/** @throws ApiError 404 for an entry the member has not */
export async function deleteProductHistory({ db, member }: MemberContext, id: number): Promise<void> {
  const deleted = await db
    .delete(product_histories)
    .where(and(eq(product_histories.id, id), eq(product_histories.user_id, member.id)))
    .returning({ id: product_histories.id })
  if (deleted.length === 0) throw notFound(MEMBER_NOT_FOUND.history)
}
