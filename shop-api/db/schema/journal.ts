import { bigint, bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import { STAFF_AREAS } from '../../../contract/staff-rights.ts'
import { channelId, instantColumn } from './channels.ts'
import { persons } from './staff.ts'

/** Who of the staff changed what, with what it was before and after, as they saw it (`record-edit.ts`). */
export const journal = pgTable(
  'journal',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    channel_id: channelId(),
    at: instantColumn().notNull(),
    /** Null for a program that speaks for nobody, and for a person who is gone. */
    person_id: integer().references(() => persons.id, { onDelete: 'set null' }),
    /** As they were called then. */
    actor_name: text().notNull(),
    /** Who may do this may read it. */
    area: text({ enum: STAFF_AREAS }).notNull(),
    /** What kind of thing, by the path of its calls: `products` of `/v1/admin/products`. */
    kind: text().notNull(),
    /** Its id, or the code of a thing that has none; empty for the only one of its kind in a shop. */
    key: text().notNull(),
    /** What it is called. */
    name: text().notNull(),
    action: text({ enum: ['created', 'changed', 'removed'] }).notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    /** The entry it took back. */
    undoes: bigint({ mode: 'number' }),
  },
  (table) => [
    index('journal_by_channel').on(table.channel_id, table.id),
    index('journal_by_thing').on(table.channel_id, table.kind, table.key, table.id),
    index('journal_by_time').on(table.at),
    index('journal_by_person').on(table.person_id, table.id),
  ],
)
