import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { settings } from '#shop-api/db/schema/channels.ts'
import { USUAL_POINTS } from '#src/rules/money/usual-points.ts'

/** How many points a shop gives for every 100 yen. */
export async function loadPointRate(db: Db | Tx, channel: { id: number }): Promise<number> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(and(eq(settings.channel_id, channel.id), eq(settings.key, 'PLUGIN.POINT.RATE')))
  return typeof row?.value === 'number' && row.value >= 0 ? row.value : USUAL_POINTS.rate
}
