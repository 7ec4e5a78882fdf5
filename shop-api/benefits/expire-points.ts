import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { point_histories } from '#shop-api/db/schema/wallet.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { POINT_REASONS } from '#src/text/member/member-data.ts'
import { changeBalance, lockPoints } from './move-points.ts'

/** Takes back what could be used until yesterday. */
export async function expirePoints(db: Db, now: Date): Promise<void> {
  const today = toJapanDay(now)
  const isOver = and(gt(point_histories.left_point, 0), lt(point_histories.expires_on, today))
  const over = await db
    .selectDistinct({ user_id: point_histories.user_id })
    .from(point_histories)
    .where(isOver)
    .orderBy(asc(point_histories.user_id))
  for (const { user_id } of over) {
    await db.transaction(async (tx) => expireOf(tx, user_id, { today, now }))
  }
}

async function expireOf(
  tx: Tx,
  user_id: number,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  await lockPoints(tx, user_id)
  const of_member = and(
    eq(point_histories.user_id, user_id),
    gt(point_histories.left_point, 0),
    lt(point_histories.expires_on, today),
  )
  const [sum] = await tx
    .select({ point: sql<number>`coalesce(sum(${point_histories.left_point}), 0)`.mapWith(Number) })
    .from(point_histories)
    .where(of_member)
  // Used up, or another process of the shop did it first.
  if (!sum || sum.point === 0) return
  await tx.update(point_histories).set({ left_point: 0 }).where(of_member)
  const balance = await changeBalance(tx, user_id, -sum.point)
  await tx.insert(point_histories).values({
    user_id,
    kind: 'expire',
    point: -sum.point,
    balance,
    reason: POINT_REASONS.expired,
    created_at: now,
    left_point: 0,
  })
}
