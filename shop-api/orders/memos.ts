import { and, eq, inArray } from 'drizzle-orm'
import type { Memo } from '#contract/shapes/order-summary.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { order_memos } from '#shop-api/db/schema/order-records.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { ORDER_ERRORS } from '#src/text/order/order-errors.ts'

interface Scope {
  db: Db
  user_id: number
  now: Date
}

const columns = { id: order_memos.id, body: order_memos.body }

/** @throws ApiError 404 for another's order; 422 when the order has a note already */
export async function writeMemo(
  { db, user_id, now }: Scope,
  { order_id, body }: { order_id: number; body: string },
): Promise<Memo> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, order_id), eq(orders.user_id, user_id)))
  if (!order) throw notFound()
  const [memo] = await db
    .insert(order_memos)
    .values({ order_id, body, updated_at: now })
    .onConflictDoNothing()
    .returning(columns)
  if (!memo) throw refused('memo.already_exists', ORDER_ERRORS['memo.already_exists'])
  return memo
}

/** @throws ApiError 404 for another's note */
export async function rewriteMemo({ db, user_id, now }: Scope, id: number, body: string): Promise<Memo> {
  const [memo] = await db
    .update(order_memos)
    .set({ body, updated_at: now })
    .where(and(eq(order_memos.id, id), isOwn(db, user_id)))
    .returning(columns)
  if (!memo) throw notFound()
  return memo
}

/** @throws ApiError 404 for another's note */
export async function deleteMemo({ db, user_id }: Scope, id: number): Promise<void> {
  const gone = await db
    .delete(order_memos)
    .where(and(eq(order_memos.id, id), isOwn(db, user_id)))
    .returning({ id: order_memos.id })
  if (gone.length === 0) throw notFound()
}

const isOwn = (db: Db, user_id: number) =>
  inArray(order_memos.order_id, db.select({ id: orders.id }).from(orders).where(eq(orders.user_id, user_id)))
