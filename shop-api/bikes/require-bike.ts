import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { bikes } from '#shop-api/db/schema/bikes.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'

/** @returns its id @throws ApiError 404 */
export async function requireBike(db: Db | Tx, channel_id: number, key: string): Promise<number> {
  const [bike] = await db
    .select({ id: bikes.id })
    .from(bikes)
    .where(and(eq(bikes.channel_id, channel_id), eq(bikes.key, key)))
  if (!bike) throw notFound(NOT_FOUND.bike)
  return bike.id
}
