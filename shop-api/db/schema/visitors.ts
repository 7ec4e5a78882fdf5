import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import { product_models, products } from './catalogue.ts'
import { channelId, instantColumn } from './channels.ts'
import { users } from './members.ts'

const cascade = { onDelete: 'cascade' } as const

/** Both drivers read it as a Uint8Array (postgres-js as its child, Buffer). */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Questions about products; shown once answered. */
export const product_questions = pgTable(
  'product_questions',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    model_id: integer()
      .notNull()
      .references(() => product_models.id, cascade),
    nickname: text().notNull(),
    /** Where the answer goes; never published. */
    email: text(),
    question: text().notNull(),
    answer: text(),
    asked_at: instantColumn().notNull(),
    answered_at: instantColumn(),
  },
  (table) => [index('questions_of_model').on(table.model_id, table.answered_at)],
)

/** «Tell me when it is back»: who waits for a variation. */
export const product_requests = pgTable(
  'product_requests',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    product_id: integer()
      .notNull()
      .references(() => products.id, cascade),
    /** The member who asked; null for guests. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    status: text({ enum: ['waiting', 'notified', 'closed'] }).notNull(),
    requested_at: instantColumn().notNull(),
  },
  (table) => [
    index('product_requests_of_user').on(table.user_id, table.id),
    uniqueIndex('one_waiting_request')
      .on(table.product_id, table.email)
      .where(sql`status = 'waiting'`),
  ],
)

/** Orders of printed catalogues. */
export const catalog_orders = pgTable(
  'catalog_orders',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** The number the visitor is told. Nobody can guess another's. */
    key: text().notNull().unique(),
    catalog_ids: jsonb().$type<number[]>().notNull(),
    company_name: text(),
    last_name: text().notNull(),
    first_name: text().notNull(),
    postal_code: text().notNull(),
    prefecture: text().notNull(),
    city: text().notNull(),
    address1: text().notNull(),
    address2: text().notNull(),
    phone_number: text().notNull(),
    email: text().notNull(),
    note: text().notNull(),
    ordered_at: instantColumn().notNull(),
  },
  (table) => [index('catalog_orders_by_age').on(table.channel_id, table.ordered_at)],
)

/** Files visitors sent. Kept in the database, so that every process of the shop has them. */
export const upload_files = pgTable(
  'upload_files',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** Cannot be guessed: whoever knows it may read the file. */
    path: text().notNull(),
    dir: text().notNull(),
    file: text().notNull(),
    mime_type: text().notNull(),
    contents: bytes().notNull(),
    /** Something refers to it. A file nothing refers to is deleted after a day. */
    is_kept: boolean().notNull().default(false),
    uploaded_at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('upload_files_by_path').on(table.channel_id, table.path),
    index('upload_files_by_age').on(table.uploaded_at),
  ],
)
