import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { invalidField, notFound, refused } from '#shop-api/http/api-error.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { user_list_products, user_lists } from '#shop-api/db/schema/favourites.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { LIST_ERRORS, MEMBER_NOT_FOUND } from '#src/text/member/member-data.ts'
import { listShown } from './load-own-products.ts'
import { requireDefaultList } from './require-default-list.ts'

/** Things one list may hold; it is shown on one page. */
export const MAX_LISTED = 500

/**
 * Puts products into the default list; what is in it stays once.
 * @throws ApiError 422 when one of them is not sold here, or the list would grow too long; then none is put in
 */
export async function attachToDefault(context: MemberContext, ids: readonly number[]): Promise<void> {
  const { db, member, now } = context
  const wanted = await listShown(await toProductScope(context), ids)
  if (wanted.length < new Set(ids).size) {
    throw invalidField('ids', 'user_list.not_found', LIST_ERRORS['user_list.not_found'])
  }
  await db.transaction(async (tx) => {
    const list_id = await requireDefaultList(tx, member.id, now)
    // One after another, or two windows together would add one too many.
    await tx.select({ id: user_lists.id }).from(user_lists).where(eq(user_lists.id, list_id)).for('update')
    const added = await tx
      .insert(user_list_products)
      .values(wanted.map((model_id) => ({ list_id, model_id, created_at: now })))
      .onConflictDoNothing()
      .returning({ id: user_list_products.id })
    if (added.length === 0) return
    if ((await tx.$count(user_list_products, eq(user_list_products.list_id, list_id))) > MAX_LISTED) {
      throw refused('user_list.full', LIST_ERRORS['user_list.full'](MAX_LISTED))
    }
    await touch(tx, [list_id], now)
  })
}

/**
 * Takes products out of one list, or of every list of the member; what is not in it is no error.
 * @throws ApiError 404 for a list the member has not
 */
export async function detach(
  { db, member, now }: MemberContext,
  ids: readonly number[],
  key?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (key !== undefined) {
      const of_key = and(eq(user_lists.user_id, member.id), eq(user_lists.key, key))
      if ((await tx.$count(user_lists, of_key)) === 0) throw notFound(MEMBER_NOT_FOUND.user_list)
    }
    const own = tx
      .select({ one: sql`1` })
      .from(user_lists)
      .where(
        and(
          eq(user_lists.id, user_list_products.list_id),
          eq(user_lists.user_id, member.id),
          key === undefined ? undefined : eq(user_lists.key, key),
        ),
      )
    const removed = await tx
      .delete(user_list_products)
      .where(and(inArray(user_list_products.model_id, [...ids]), exists(own)))
      .returning({ list_id: user_list_products.list_id })
    await touch(
      tx,
      removed.map(({ list_id }) => list_id),
      now,
    )
  })
}

async function touch(tx: Tx, list_ids: readonly number[], now: Date): Promise<void> {
  if (list_ids.length === 0) return
  await tx
    .update(user_lists)
    .set({ updated_at: now })
    .where(inArray(user_lists.id, [...new Set(list_ids)]))
}
