import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { photographs } from '#shop-api/db/schema/photographs.ts'
import type { PictureFiles } from '../picture-file.ts'
import { listRecordedPaths, shownPaths } from './picture-places.ts'

const KEPT_DAYS = 30

/** Notes which photographs something shows, and since when nothing shows the others. */
export async function markUnused(db: Db, now: Date): Promise<void> {
  const isShown = sql`${photographs.path} in (${shownPaths})`
  await db
    .update(photographs)
    .set({ unused_since: null })
    .where(and(isNotNull(photographs.unused_since), isShown))
  await db
    .update(photographs)
    .set({ unused_since: now })
    .where(and(isNull(photographs.unused_since), sql`not ${isShown}`))
}

/** Clears photographs nothing showed for thirty days, unless an order, a draft or a record of a change names them. */
export async function forgetPhotographs(db: Db, pictures: PictureFiles, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000)
  await markUnused(db, now)
  const isOver = lte(photographs.unused_since, before)
  const over = await db
    .select({ id: photographs.id, path: photographs.path, channel: channels.name })
    .from(photographs)
    .innerJoin(channels, eq(channels.id, photographs.channel_id))
    .where(isOver)
    .orderBy(asc(photographs.id))
  if (over.length === 0) return
  const recorded = await listRecordedPaths(db)
  for (const { id, path, channel } of over) {
    if (recorded.has(path)) continue
    await db.transaction(async (tx) => {
      // Somebody may have chosen it meanwhile.
      const gone = await tx
        .delete(photographs)
        .where(and(eq(photographs.id, id), isOver))
        .returning({ id: photographs.id })
      if (gone.length > 0) await pictures.remove({ channel, path })
    })
  }
}
