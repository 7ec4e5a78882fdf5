import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** An instant; read and written as a `Date`. */
export const instantColumn = () => timestamp({ withTimezone: true, mode: 'date' })

/** A shop of its own under one database: `{base}/{name}/v1/…`. Everything else hangs on its id. */
export const channels = pgTable('channels', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
  /** Grows by one with every change of content (see `record-change.ts`). */
  content_version: integer().notNull().default(0),
  created_at: instantColumn().notNull(),
})

export const channelId = () =>
  integer()
    .notNull()
    .references(() => channels.id, { onDelete: 'cascade' })

export const settings = pgTable(
  'settings',
  {
    channel_id: channelId(),
    key: text().notNull(),
    value: jsonb().$type<string | number | boolean | null>(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.key] })],
)

/** The seller behind a channel. */
export const companies = pgTable('companies', {
  channel_id: channelId().primaryKey(),
  name: text().notNull(),
  name_kana: text().notNull(),
  postal_code: text().notNull(),
  address: text().notNull(),
  phone_number: text().notNull(),
  email: text().notNull(),
  representative: text().notNull(),
  invoice_number: text().notNull(),
  business_hours: text().notNull(),
  /** 0 Sunday … 6 Saturday. */
  closed_weekdays: jsonb().$type<number[]>().notNull(),
  /** Hour of the Japanese day until which an order leaves the same day. */
  cutoff_hour: smallint().notNull(),
})

/** What changed, in order, so that a publisher which missed an event can catch up (GET /v1/changes). */
export const changes = pgTable(
  'changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    channel_id: channelId(),
    version: integer().notNull(),
    type: text().notNull(),
    key: text().notNull(),
    action: text({ enum: ['create', 'update', 'delete'] }).notNull(),
    changed_at: instantColumn().notNull(),
  },
  (table) => [index('changes_by_version').on(table.channel_id, table.version)],
)
