import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { UserList, UserListDetail } from '#contract/shapes/user-list.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { user_list_products, user_lists } from '#shop-api/db/schema/favourites.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { MEMBER_NOT_FOUND } from '#src/text/member/member-data.ts'
import { loadOwnProducts } from './load-own-products.ts'
import { requireDefaultList } from './require-default-list.ts'

/** A member's lists, the default first. */
export async function listUserLists({ db, member, now }: MemberContext): Promise<UserList[]> {
  await requireDefaultList(db, member.id, now)
  return selectLists(db, member.id)
}

/** @throws ApiError 404 for a list the member has not */
export async function findUserList(
  context: MemberContext,
  key: string,
  { with_listables }: { with_listables: boolean },
): Promise<UserListDetail> {
  const { db, member, now } = context
  await requireDefaultList(db, member.id, now)
  const [list] = await selectLists(db, member.id, key)
  if (!list) throw notFound(MEMBER_NOT_FOUND.user_list)
  return with_listables ? { ...list, listables: await listListables(context, list.id) } : list
}

async function selectLists(db: Db, user_id: number, key?: string): Promise<UserList[]> {
  const rows = await db
    .select({
      id: user_lists.id,
      key: user_lists.key,
      name: user_lists.name,
      is_default: user_lists.is_default,
      updated_at: user_lists.updated_at,
      count: count(user_list_products.id),
    })
    .from(user_lists)
    .leftJoin(user_list_products, eq(user_list_products.list_id, user_lists.id))
    .where(and(eq(user_lists.user_id, user_id), key === undefined ? undefined : eq(user_lists.key, key)))
    .groupBy(user_lists.id)
    .orderBy(desc(user_lists.is_default), asc(user_lists.id))
  return rows.map(({ updated_at, ...list }) => ({ ...list, updated_at: updated_at.toISOString() }))
}

async function listListables(context: MemberContext, list_id: number) {
  const rows = await context.db
    .select()
    .from(user_list_products)
    .where(eq(user_list_products.list_id, list_id))
    .orderBy(desc(user_list_products.created_at), desc(user_list_products.id))
  const products = await loadOwnProducts(
    context,
    rows.map(({ model_id }) => model_id),
  )
  return rows.map(({ model_id, created_at }) => ({
    id: model_id,
    table: 'products' as const,
    product: products.get(model_id) ?? null,
    created_at: created_at.toISOString(),
  }))
}
