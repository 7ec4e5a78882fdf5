import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { PublishReceipt } from '../../../contract/publish-hook.ts'
import { changes, channelId, instantColumn } from './channels.ts'

/** Publishers that hear of a channel's changes, as PUBLISH_HOOK_URL names them. */
export const publish_hooks = pgTable(
  'publish_hooks',
  { id: serial().primaryKey(), channel_id: channelId(), url: text().notNull() },
  (table) => [uniqueIndex('publish_hooks_by_url').on(table.channel_id, table.url)],
)

/**
 * Outbox of publish events: one for each change and hook, written in the transaction of the change. `queued` waits for
 * `next_at`; `sending` is held by a worker until `next_at`, then free again; `taken` and `refused` are final.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    hook_id: integer()
      .notNull()
      .references(() => publish_hooks.id, { onDelete: 'cascade' }),
    change_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => changes.id, { onDelete: 'cascade' }),
    /** Copied from the change, because events about one thing leave in their order. */
    type: text().notNull(),
    key: text().notNull(),
    state: text({ enum: ['queued', 'sending', 'taken', 'refused'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    next_at: instantColumn().notNull(),
    last_error: text(),
    /** What the publisher answered; null when it only took the event (202). */
    receipt: jsonb().$type<PublishReceipt>(),
    created_at: instantColumn().notNull(),
    finished_at: instantColumn(),
  },
  (table) => [
    index('deliveries_open')
      .on(table.hook_id, table.type, table.key, table.id)
      .where(sql`state in ('queued', 'sending')`),
    index('deliveries_due')
      .on(table.next_at)
      .where(sql`state in ('queued', 'sending')`),
    index('deliveries_of_change').on(table.change_id),
  ],
)
