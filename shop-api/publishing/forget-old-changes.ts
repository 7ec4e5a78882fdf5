import { and, eq, exists, inArray, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#shop-api/db/db.ts'
import { changes } from '#shop-api/db/schema/channels.ts'
import { deliveries } from '#shop-api/db/schema/publishing.ts'

const KEPT_MS = 7 * 24 * 60 * 60 * 1000
const newer = alias(changes, 'newer')

/**
 * Keeps the feed of changes from growing with every sale: a thing's old changes are deleted with their receipts. The
 * last change of everything stays for ever, removals included, so the feed is complete from any version on. What is
 * still to be sent stays too.
 */
export async function forgetOldChanges(db: Db, now: Date): Promise<void> {
  await db.delete(changes).where(
    and(
      lt(changes.changed_at, new Date(now.getTime() - KEPT_MS)),
      exists(
        db
          .select({ one: sql`1` })
          .from(newer)
          .where(
            and(
              eq(newer.channel_id, changes.channel_id),
              eq(newer.type, changes.type),
              eq(newer.key, changes.key),
              sql`${newer.version} > ${changes.version}`,
            ),
          ),
      ),
      notExists(
        db
          .select({ one: sql`1` })
          .from(deliveries)
          .where(and(eq(deliveries.change_id, changes.id), inArray(deliveries.state, ['queued', 'sending']))),
      ),
    ),
  )
}
