import { and, desc, eq } from 'drizzle-orm'
import type { Bookmark } from '#contract/shapes/member-history.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import { bookmarks } from '#shop-api/db/schema/favourites.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { MEMBER_NOT_FOUND } from '#src/text/member/member-data.ts'
import { listShown, loadOwnProducts } from './load-own-products.ts'

/** Bookmarked products, newest first. */
export async function listBookmarks(
  context: MemberContext,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: Bookmark[]; total: number }> {
  const { db, member } = context
  const condition = eq(bookmarks.user_id, member.id)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(bookmarks)
      .where(condition)
      .orderBy(desc(bookmarks.created_at), desc(bookmarks.id))
      .limit(range.limit)
      .offset(range.offset),
    db.$count(bookmarks, condition),
  ])
  return { data: await toBookmarks(context, rows), total }
}

/** @throws ApiError 404 for a bookmark the member has not */
export async function findBookmark(context: MemberContext, id: number): Promise<Bookmark> {
  const rows = await context.db.select().from(bookmarks).where(isOwn(context, id))
  const [bookmark] = await toBookmarks(context, rows)
  if (!bookmark) throw notFound(MEMBER_NOT_FOUND.bookmark)
  return bookmark
}

/** Adding the same again changes nothing. @throws ApiError 404 for what is not sold here */
export async function addBookmark(context: MemberContext, product_id: number): Promise<Bookmark> {
  const { db, member, now } = context
  const [model_id] = await listShown(await toProductScope(context), [product_id])
  if (model_id === undefined) throw notFound(MEMBER_NOT_FOUND.product)
  await db.insert(bookmarks).values({ user_id: member.id, model_id, created_at: now }).onConflictDoNothing()
  const rows = await db
    .select()
    .from(bookmarks)
    .where(and(eq(bookmarks.user_id, member.id), eq(bookmarks.model_id, model_id)))
  const [bookmark] = await toBookmarks(context, rows)
  if (!bookmark) throw notFound(MEMBER_NOT_FOUND.bookmark)
  return bookmark
}

/** @throws ApiError 404 for a bookmark the member has not */
export async function deleteBookmark(context: MemberContext, id: number): Promise<void> {
  const deleted = await context.db.delete(bookmarks).where(isOwn(context, id)).returning({ id: bookmarks.id })
  if (deleted.length === 0) throw notFound(MEMBER_NOT_FOUND.bookmark)
}

const isOwn = ({ member }: MemberContext, id: number) =>
  and(eq(bookmarks.id, id), eq(bookmarks.user_id, member.id))

async function toBookmarks(
  context: MemberContext,
  rows: readonly (typeof bookmarks.$inferSelect)[],
): Promise<Bookmark[]> {
  const products = await loadOwnProducts(
    context,
    rows.map(({ model_id }) => model_id),
  )
  return rows.map(({ id, model_id, created_at }) => ({
    id,
    product_id: model_id,
    product: products.get(model_id) ?? null,
    created_at: created_at.toISOString(),
  }))
}
