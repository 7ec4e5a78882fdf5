import { and, desc, eq } from 'drizzle-orm'
import type { Bike } from '#contract/shapes/bikes.ts'
import { bikes, user_bikes } from '#shop-api/db/schema/bikes.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { refused } from '#shop-api/http/api-error.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { BIKE_ERRORS } from '#src/text/catalogue/bikes.ts'
import { requireBike } from './require-bike.ts'
import { toBike } from './to-bike.ts'

/** Bikes one member may keep. */
const MAX_BIKES = 20

export async function listUserBikes({ db, member }: MemberContext): Promise<Bike[]> {
  const rows = await db
    .select({ bike: bikes })
    .from(user_bikes)
    .innerJoin(bikes, eq(bikes.id, user_bikes.bike_id))
    .where(eq(user_bikes.user_id, member.id))
    .orderBy(desc(user_bikes.added_at), desc(bikes.id))
  return rows.map(({ bike }) => toBike(bike))
}

/** @throws ApiError 404 for a bike the shop does not know, 422 when the member has as many as one may have */
export async function addUserBike({ db, channel, member, now }: MemberContext, key: string): Promise<void> {
  await db.transaction(async (tx) => {
    const bike_id = await requireBike(tx, channel.id, key)
    // One after another, or two windows together would add one too many.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, member.id)).for('update')
    const added = await tx
      .insert(user_bikes)
      .values({ user_id: member.id, bike_id, added_at: now })
      .onConflictDoNothing()
      .returning({ bike_id: user_bikes.bike_id })
    if (added.length === 0) return
    if ((await tx.$count(user_bikes, eq(user_bikes.user_id, member.id))) > MAX_BIKES)
      throw refused('user_bike.full', BIKE_ERRORS['user_bike.full'](MAX_BIKES))
  })
}

/** @throws ApiError 404 for a bike the shop does not know */
export async function removeUserBike({ db, channel, member }: MemberContext, key: string): Promise<void> {
  const bike_id = await requireBike(db, channel.id, key)
  await db.delete(user_bikes).where(and(eq(user_bikes.user_id, member.id), eq(user_bikes.bike_id, bike_id)))
}
