import { type AnyColumn, sql } from 'drizzle-orm'
import type { ChangeType } from '#contract/publish-hook.ts'
import { changes, channels } from './schema/channels.ts'

/**
 * When a thing was last changed, in a query of its table: by the feed of changes, which keeps the last change of
 * everything; what nobody changed is as old as its shop.
 *
 * @param key the column with what the feed names it by
 */
export function lastChangedAt(type: ChangeType, { key, channel_id }: { key: AnyColumn; channel_id: number }) {
  // With its table's name: drizzle leaves it out in a query of one table, and then the feed's own key would be meant.
  const named = sql`${key.table}.${sql.identifier(key.name)}`
  return sql<Date>`coalesce(
    (select max(${changes.changed_at}) from ${changes}
      where ${changes.channel_id} = ${channel_id} and ${changes.type} = ${type} and ${changes.key} = ${named}),
    (select ${channels.created_at} from ${channels} where ${channels.id} = ${channel_id})
  )`.mapWith(changes.changed_at)
}
