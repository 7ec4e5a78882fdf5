import { and, asc, desc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Point, PointHistory } from '#contract/shapes/point.ts'
import type { Db } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { pending_points, point_histories } from '#shop-api/db/schema/wallet.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { loadPointRate } from './load-point-rate.ts'

interface Scope {
  db: Db
  channel: { id: number }
  now: Date
  member: { id: number }
}

/** What a member can spend, what is to come, and what expires next. */
export async function loadPoints({ db, member, channel, now }: Scope): Promise<Point> {
  const today = toJapanDay(now)
  const [balance, over, pending, expiring, rate] = await Promise.all([
    db.select({ point: users.points }).from(users).where(eq(users.id, member.id)),
    countOver(db, member.id, today),
    db
      .select({ point: sql<number>`coalesce(sum(${pending_points.point}), 0)`.mapWith(Number) })
      .from(pending_points)
      .where(eq(pending_points.user_id, member.id)),
    findExpiring(db, member.id, today),
    loadPointRate(db, channel),
  ])
  return {
    balance: (balance[0]?.point ?? 0) - over,
    pending: pending[0]?.point ?? 0,
    expiring: expiring ?? null,
    rate,
  }
}

/** Points whose last day is over and that `expire-points.ts` has yet to remove. Nobody can spend them any more. */
async function countOver(db: Db, user_id: number, today: string): Promise<number> {
  const { expires_on, left_point } = point_histories
  const [row] = await db
    .select({ point: sql<number>`coalesce(sum(${left_point}), 0)`.mapWith(Number) })
    .from(point_histories)
    .where(and(eq(point_histories.user_id, user_id), gt(left_point, 0), lt(expires_on, today)))
  return row?.point ?? 0
}

/** The points that expire next, all those of one day together. */
async function findExpiring(db: Db, user_id: number, today: string): Promise<Point['expiring'] | undefined> {
  const { expires_on, left_point } = point_histories
  const [row] = await db
    .select({ on: expires_on, point: sql<number>`sum(${left_point})`.mapWith(Number) })
    .from(point_histories)
    .where(and(eq(point_histories.user_id, user_id), gt(left_point, 0), gte(expires_on, today)))
    .groupBy(expires_on)
    .orderBy(asc(expires_on))
    .limit(1)
  return row && row.on !== null ? { point: row.point, on: row.on } : undefined
}

/** How points came and went, newest first. */
export async function listPointHistories(
  { db, member }: Scope,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: PointHistory[]; total: number }> {
  const condition = eq(point_histories.user_id, member.id)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(point_histories)
      .where(condition)
      .orderBy(desc(point_histories.id))
      .limit(range.limit)
      .offset(range.offset),
    db.$count(point_histories, condition),
  ])
  const data = rows.map(
    ({ user_id: _user_id, left_point: _left_point, request_key: _request_key, created_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
    }),
  )
  return { data, total }
}
