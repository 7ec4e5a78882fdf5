import { and, desc, eq, notInArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { productFilterQuery } from '#contract/calls/products.ts'
import type { ProductSearchHistory } from '#contract/shapes/member-history.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { listProducts } from '#shop-api/catalogue/list-products.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import { product_search_histories } from '#shop-api/db/schema/histories.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { loadOwnProducts } from '#shop-api/members/favourites/load-own-products.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { MEMBER_NOT_FOUND } from '#src/text/member/member-data.ts'

/** Searches of one member; the oldest go. */
const KEPT = 100
const FilterSchema = z.object(productFilterQuery)

/** Searches of the member, last first. */
export async function listSearchHistories(
  context: MemberContext,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: ProductSearchHistory[]; total: number }> {
  const { db, member } = context
  const condition = eq(product_search_histories.user_id, member.id)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(product_search_histories)
      .where(condition)
      .orderBy(desc(product_search_histories.searched_at), desc(product_search_histories.id))
      .limit(range.limit)
      .offset(range.offset),
    db.$count(product_search_histories, condition),
  ])
  const products = await loadOwnProducts(
    context,
    rows.flatMap(({ model_id }) => model_id ?? []),
  )
  const data = rows.map(({ id, q, params, model_id, searched_at }) => ({
    id,
    q,
    params,
    product_id: model_id,
    product: (model_id !== null && products.get(model_id)) || null,
    searched_at: searched_at.toISOString(),
  }))
  return { data, total }
}

/** Keeps a search; a repeated one moves to the top. Parameters that no product list has are dropped. */
export async function keepSearch(
  context: MemberContext,
  search: { q: string; params?: Record<string, string> | undefined },
): Promise<void> {
  const { db, member, now } = context
  const { q } = search
  const names = Object.keys(productFilterQuery).filter((name) => name !== 'q')
  const params = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.params && Object.hasOwn(search.params, name) ? search.params[name] : undefined
      return value ? [[name, value]] : []
    }),
  )
  const parsed = FilterSchema.safeParse({ ...params, q })
  const { sort, ...filter } = parsed.success ? parsed.data : { q }
  const found = await listProducts(await toProductScope(context), filter, {
    sort,
    range: { limit: 1, offset: 0 },
  })
  const user_id = member.id
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update')
    const own = eq(product_search_histories.user_id, user_id)
    const fingerprint = JSON.stringify([q, params])
    // Inserted again rather than updated, so that ids grow with time and break ties.
    await tx
      .delete(product_search_histories)
      .where(and(own, eq(product_search_histories.fingerprint, fingerprint)))
    await tx.insert(product_search_histories).values({
      user_id,
      q,
      params,
      fingerprint,
      model_id: found.ids[0] ?? null,
      searched_at: now,
    })
    const newest = tx
      .select({ id: product_search_histories.id })
      .from(product_search_histories)
      .where(own)
      .orderBy(desc(product_search_histories.searched_at), desc(product_search_histories.id))
      .limit(KEPT)
    await tx.delete(product_search_histories).where(and(own, notInArray(product_search_histories.id, newest)))
  })
}

/** @throws ApiError 404 for a search the member has not kept */
export async function deleteSearchHistory({ db, member }: MemberContext, id: number): Promise<void> {
  const deleted = await db
    .delete(product_search_histories)
    .where(and(eq(product_search_histories.id, id), eq(product_search_histories.user_id, member.id)))
    .returning({ id: product_search_histories.id })
  if (deleted.length === 0) throw notFound(MEMBER_NOT_FOUND.history)
}
