import { sql } from 'drizzle-orm'
import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { channelId, instantColumn } from './channels.ts'
import { orders } from './selling.ts'

/**
 * Outbox: a mail is written in the same transaction as what it tells about, and sent afterwards. `queued` waits
 * for `next_at`; `sending` is held by a worker until `next_at`, then free again; `sent` and `failed` are final.
 * Of either only head and topic stay.
 */
export const mails = pgTable(
  'mails',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** Says what the mail is about, e.g. `order:M20261121-000123`: the same thing is never told twice. */
    topic: text().notNull().unique(),
    /** The order it tells of. */
    order_id: integer().references(() => orders.id, { onDelete: 'cascade' }),
    to: text().notNull(),
    from_name: text().notNull(),
    from_address: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    state: text({ enum: ['queued', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    next_at: instantColumn().notNull(),
    last_error: text(),
    /** Of the request that had it written; null when no request did. */
    request_id: text(),
    created_at: instantColumn().notNull(),
    sent_at: instantColumn(),
  },
  (table) => [
    index('mails_to_send')
      .on(table.next_at)
      .where(sql`state in ('queued', 'sending')`),
    index('mails_of_order').on(table.order_id),
  ],
)
