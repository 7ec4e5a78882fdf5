import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { ErrorBody } from '../../../contract/shapes/error.ts'

export type Maintenance = NonNullable<ErrorBody['maintenance']>

/** An instant; read and written as a `Date`. */
export const instantColumn = () => timestamp({ withTimezone: true, mode: 'date' })

/** One shop in the database: `{base}/{name}/v1/…`. Everything else refers to its id. */
export const channels = pgTable('channels', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
  /** Grows by one with every change of content (see `record-change.ts`). */
  content_version: integer().notNull().default(0),
  /** The newest content version that may have changed how many products are where. */
  counts_version: integer().notNull().default(0),
  /** Dates of publication up to here have been recorded as changes (`publishing/record-due.ts`). */
  scheduled_until: instantColumn().notNull().defaultNow(),
  /** What the maintenance screen says while the shop is closed for it; null while it is open (behaviour 1.2). */
  maintenance: jsonb().$type<Maintenance>(),
  /** The content version of its last switch. */
  maintenance_version: integer().notNull().default(0),
  /** Hash of the word that opens a closed shop (`secrets/password-hash.ts`); null when it has none. */
  keycode_hash: text(),
  created_at: instantColumn().notNull(),
})

export const channelId = () =>
  integer()
    .notNull()
    .references(() => channels.id, { onDelete: 'cascade' })

/** For everything shown on a page: the content version of its last change. `record-change.ts` sets it. */
export const versionColumn = () => integer().notNull().default(0)

/** When a thing shows (`is-shown.ts`). Without `published_at` always, unless it is a draft. */
export const publicationColumns = () => ({
  is_draft: boolean().notNull().default(false),
  published_at: instantColumn(),
  /** From then on it is gone again. */
  close_at: instantColumn(),
  version: versionColumn(),
})

export const settings = pgTable(
  'settings',
  {
    channel_id: channelId(),
    key: text().notNull(),
    value: jsonb().$type<string | number | boolean | null>(),
    version: versionColumn(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.key] })],
)

/** What a channel signs its passes with (`secrets/signed-token.ts`). */
export const channel_secrets = pgTable('channel_secrets', {
  channel_id: channelId().primaryKey(),
  secret: text().notNull(),
})

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
  is_open_on_holidays: boolean().notNull().default(false),
  /** First and last day, `MM-DD`; null for none. */
  year_end_closure: jsonb()
    .$type<{ from: string; to: string } | null>()
    .default({ from: '12-29', to: '01-03' }),
})

/**
 * What changed, in order, so that a publisher which missed an event can catch up (GET /v1/changes). Also the outbox:
 * `publishing.ts` says who still has to hear of each.
 */
export const changes = pgTable(
  'changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    channel_id: channelId(),
    version: integer().notNull(),
    type: text().notNull(),
    key: text().notNull(),
    action: text({ enum: ['created', 'updated', 'deleted'] }).notNull(),
    changed_at: instantColumn().notNull(),
    /** `webhook-id` of its event: the same in every try, and in no other database. */
    event_id: uuid().notNull().defaultRandom(),
    /** Of the request that changed it; null when no request did. */
    request_id: text(),
  },
  (table) => [
    index('changes_by_version').on(table.channel_id, table.version),
    index('changes_by_key').on(table.channel_id, table.type, table.key, table.version),
  ],
)
