import { and, eq, isNull } from 'drizzle-orm'
import { addPoints, lockPoints, takePoints } from '#shop-api/benefits/move-points.ts'
import { loadPointValidity } from '#shop-api/benefits/earn-points.ts'
import type { Db } from '#shop-api/db/db.ts'
import { type Actor, recordEdit } from '#shop-api/db/record-edit.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { point_histories } from '#shop-api/db/schema/wallet.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { addDays, toJapanDay } from '#src/rules/date/japan-time.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'

interface Scope {
  db: Db
  channel: { id: number }
  now: Date
  actor: Actor
}

/**
 * Gives points or takes them, once for each `request_key`; the member reads the reason beside them.
 * @param point below 0 to take; never more than can be used
 * @throws ApiError 404 also for who left; 422 `point.not_enough`
 */
export function givePoints(
  { db, channel, now, actor }: Scope,
  user_id: number,
  { request_key, point, reason }: { request_key: string; point: number; reason: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, code: users.code })
      .from(users)
      .where(and(eq(users.channel_id, channel.id), eq(users.id, user_id), isNull(users.left_at)))
    if (!user) throw notFound(NOT_FOUND.anything)
    await lockPoints(tx, user_id)
    const isSame = and(eq(point_histories.user_id, user_id), eq(point_histories.request_key, request_key))
    if ((await tx.$count(point_histories, isSame)) > 0) return
    const move = { user_id, point: Math.abs(point), reason, request_key, now, kind: 'grant' as const }
    if (point > 0) {
      const expires_on = addDays(toJapanDay(now), await loadPointValidity(tx, channel.id))
      await addPoints(tx, { ...move, expires_on })
    } else await takePoints(tx, move)
    await recordEdit(tx, {
      channel_id: channel.id,
      now,
      actor,
      area: 'members',
      kind: 'members',
      key: user_id,
      name: user.code,
      before: {},
      after: { point, reason },
    })
  })
}
