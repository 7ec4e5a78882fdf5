import {
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
  boolean,
} from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { FormLayout } from '../../../contract/shapes/form-layout.ts'
import type { MeasurementPurpose } from '../../../contract/shapes/measurement.ts'
import type { NameEmbroideryInput } from '../../../contract/shapes/name-embroidery.ts'
import { channelId, instantColumn } from './channels.ts'
import { articles } from './content.ts'
import { userId, users } from './members.ts'

const cascade = { onDelete: 'cascade' } as const

/** Messages of the shop in a member's message center. */
export const system_messages = pgTable(
  'system_messages',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** The recipient; null for everybody who was a member when it was sent. */
    user_id: integer().references(() => users.id, cascade),
    key: text().notNull(),
    title: text().notNull(),
    /** Rich text. */
    body: text().notNull(),
    order_no: text(),
    sent_at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('system_messages_by_key').on(table.channel_id, table.key),
    index('system_messages_of_user').on(table.user_id, table.sent_at),
    index('system_messages_to_all').on(table.channel_id, table.user_id, table.sent_at),
  ],
)

export const system_message_reads = pgTable(
  'system_message_reads',
  {
    user_id: userId(),
    message_id: integer()
      .notNull()
      .references(() => system_messages.id, cascade),
    read_at: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.message_id] })],
)

/** News a member read. */
export const article_reads = pgTable(
  'article_reads',
  {
    user_id: userId(),
    article_id: integer()
      .notNull()
      .references(() => articles.id, cascade),
    read_at: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.article_id] }),
    index('readers_of_article').on(table.article_id),
  ],
)

/** Days of the year a member wants to be reminded of. */
export const user_memorials = pgTable(
  'user_memorials',
  {
    id: serial().primaryKey(),
    user_id: userId(),
    target_user_name: text().notNull(),
    division_ct: smallint().$type<1 | 2 | 3>().notNull(),
    name: text().notNull(),
    month: smallint().notNull(),
    date: smallint().notNull(),
    call: text().notNull(),
  },
  (table) => [index('user_memorials_of_user').on(table.user_id, table.month, table.date)],
)

/** Time series of a member's measurements. */
export const measurements = pgTable(
  'measurements',
  {
    id: serial().primaryKey(),
    user_id: userId(),
    purpose: text().$type<MeasurementPurpose>().notNull(),
    name: text().notNull(),
    values: jsonb().$type<Record<string, number>>().notNull(),
    note: text().notNull(),
    measured_at: instantColumn().notNull(),
  },
  (table) => [index('measurements_of_user').on(table.user_id, table.purpose, table.measured_at)],
)

/** The name a member has sewn on clothes. */
export const name_embroideries = pgTable('name_embroideries', {
  user_id: userId().primaryKey(),
  embroidery: jsonb().$type<NameEmbroideryInput>().notNull(),
  updated_at: instantColumn().notNull(),
})

/** Forms that a site asks for in its own way. The others are in `content/default-layouts.ts`. */
export const form_layouts = pgTable(
  'form_layouts',
  {
    channel_id: channelId(),
    form: text().notNull(),
    layout: jsonb().$type<FormLayout>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.form] })],
)

/** What visitors allowed to be sent to others, every decision: the last one counts, the earlier ones are proof. */
export const consents = pgTable(
  'consents',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    visitor_id: uuid().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    analytics: boolean().notNull(),
    advertising: boolean().notNull(),
    notice_version: text().notNull(),
    decided_at: instantColumn().notNull(),
  },
  (table) => [
    index('consents_of_visitor').on(table.channel_id, table.visitor_id, table.id),
    index('consents_of_user').on(table.user_id),
  ],
)
