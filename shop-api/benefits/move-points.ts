import { and, asc, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'
import { refused } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { point_histories } from '#shop-api/db/schema/wallet.ts'
import { type JapanDay, toJapanDay } from '#src/rules/date/japan-time.ts'
import { POINT_ERRORS } from '#src/text/member/member-data.ts'

interface Move {
  user_id: number
  /** More than 0. */
  point: number
  /** What the member reads beside it. */
  reason: string
  order_no?: string | null
  /** Of the staff's request. */
  request_key?: string
  now: Date
}

/** Gives points: earned by an order, granted by the shop, or given back when an order is cancelled. */
export async function addPoints(
  tx: Tx,
  move: Move & { kind: 'earn' | 'grant' | 'cancel'; expires_on: JapanDay | null },
): Promise<void> {
  const { user_id, kind, point, reason, order_no = null, request_key = null, expires_on, now } = move
  await lockPoints(tx, user_id)
  const balance = await changeBalance(tx, user_id, point)
  await tx.insert(point_histories).values({
    user_id,
    kind,
    point,
    balance,
    reason,
    order_no,
    request_key,
    expires_on,
    created_at: now,
    left_point: point,
  })
}

/** Points that came together, and the last day they are good. */
export interface PointPart {
  point: number
  expires_on: JapanDay | null
}

/**
 * Takes points, those first that go first.
 * @returns what they were taken from
 * @throws ApiError 422 `point.not_enough` when there are fewer that can be used today
 */
export async function takePoints(
  tx: Tx,
  move: Move & { kind: 'use' | 'cancel' | 'grant' },
): Promise<PointPart[]> {
  const { user_id, kind, point, reason, order_no = null, request_key = null, now } = move
  await lockPoints(tx, user_id)
  const usable = await tx
    .select()
    .from(point_histories)
    .where(isUsable(user_id, now))
    .orderBy(sql`${point_histories.expires_on} asc nulls last`, asc(point_histories.id))
  let wanted = point
  const parts: PointPart[] = []
  for (const { id, left_point, expires_on } of usable) {
    if (wanted === 0) break
    const taken = Math.min(wanted, left_point)
    await tx
      .update(point_histories)
      .set({ left_point: left_point - taken })
      .where(eq(point_histories.id, id))
    wanted -= taken
    parts.push({ point: taken, expires_on })
  }
  if (wanted > 0) throw refused('point.not_enough', POINT_ERRORS['point.not_enough'])
  const balance = await changeBalance(tx, user_id, -point)
  await tx.insert(point_histories).values({
    user_id,
    kind,
    point: -point,
    balance,
    reason,
    order_no,
    request_key,
    expires_on: null,
    created_at: now,
    left_point: 0,
  })
  return parts
}

/** How many points a member can use today; fewer than the balance while some wait to be taken back. */
export async function countUsablePoints(db: Db | Tx, user_id: number, now: Date): Promise<number> {
  const [sum] = await db
    .select({ point: sql<number>`coalesce(sum(${point_histories.left_point}), 0)`.mapWith(Number) })
    .from(point_histories)
    .where(isUsable(user_id, now))
  return sum?.point ?? 0
}

function isUsable(user_id: number, now: Date) {
  const { expires_on, left_point } = point_histories
  return and(
    eq(point_histories.user_id, user_id),
    gt(left_point, 0),
    or(isNull(expires_on), gte(expires_on, toJapanDay(now))),
  )
}

/**
 * Points of one member move one after another. Not `for update`: rows that refer to the member hold its key while their
 * own transaction waits for these points.
 */
export async function lockPoints(tx: Tx, user_id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('no key update')
}

/** @returns the balance after it */
export async function changeBalance(tx: Tx, user_id: number, by: number): Promise<number> {
  const [row] = await tx
    .update(users)
    .set({ points: sql`${users.points} + ${by}` })
    .where(eq(users.id, user_id))
    .returning({ points: users.points })
  if (!row) throw new Error(`There is no member ${user_id} whose points could move`)
  return row.points
}
