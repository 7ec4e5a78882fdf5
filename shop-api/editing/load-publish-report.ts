import { and, desc, eq, gte } from 'drizzle-orm'
import type { ChangeType } from '#contract/publish-hook.ts'
import type { PublishReport } from '#contract/shapes/admin.ts'
import type { Db } from '#shop-api/db/db.ts'
import { changes } from '#shop-api/db/schema/channels.ts'
import { deliveries, publish_hooks } from '#shop-api/db/schema/publishing.ts'
import type { EditingScope } from './edited-kind.ts'

/**
 * When nobody took an event for this long, somebody needs to look at the publisher. Sending is tried for ever all the
 * same.
 */
const OVERDUE_MS = 3 * 24 * 60 * 60 * 1000

/** What became of the last change of a thing; null when there was none since `version`. */
export async function loadPublishReport(
  db: Db,
  { channel_id, now }: EditingScope,
  { type, key, version = 0 }: { type: ChangeType; key: string; version?: number | undefined },
): Promise<PublishReport | null> {
  const [change] = await db
    .select()
    .from(changes)
    .where(
      and(
        eq(changes.channel_id, channel_id),
        eq(changes.type, type),
        eq(changes.key, key),
        gte(changes.version, version),
      ),
    )
    .orderBy(desc(changes.version))
    .limit(1)
  if (!change) return null
  const rows = await db
    .select({ delivery: deliveries, url: publish_hooks.url })
    .from(deliveries)
    .innerJoin(publish_hooks, eq(publish_hooks.id, deliveries.hook_id))
    .where(eq(deliveries.change_id, change.id))
    .orderBy(deliveries.id)
  return {
    version: change.version,
    changed_at: change.changed_at.toISOString(),
    hooks: rows.map(({ delivery: { state, attempts, created_at, last_error, receipt }, url }) => ({
      host: new URL(url).host,
      state: state === 'taken' || state === 'refused' ? state : 'waiting',
      attempts,
      is_overdue: state !== 'taken' && now.getTime() - created_at.getTime() > OVERDUE_MS,
      last_error,
      receipt,
    })),
  }
}
