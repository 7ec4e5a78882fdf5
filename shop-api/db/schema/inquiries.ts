import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { CorporateInquiry, Inquiry, InquiryComment } from '../../../contract/shapes/inquiry.ts'
import { categories } from './catalogue.ts'
import { channelId, instantColumn } from './channels.ts'
import { users } from './members.ts'

/** What visitors and members ask the shop. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** Null for guests, and for whoever left. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The number the sender is told. Nobody can guess another's. */
    key: text().notNull(),
    category_id: integer().references(() => categories.id, { onDelete: 'set null' }),
    /** The names at that time, from the top down. */
    category_names: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    name_kana: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    order_no: text(),
    body: text().notNull(),
    /** Of the corporate form. */
    extend: jsonb().$type<CorporateInquiry>(),
    /** Paths of uploads that belong to it. */
    files: jsonb().$type<string[]>().notNull(),
    status: text().$type<Inquiry['status']>().notNull(),
    created_at: instantColumn().notNull(),
    updated_at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('inquiries_by_key').on(table.channel_id, table.key),
    index('inquiries_of_user').on(table.user_id, table.updated_at),
    index('inquiries_by_age').on(table.channel_id, table.updated_at),
  ],
)

/** The talk after the first word. */
export const inquiry_comments = pgTable(
  'inquiry_comments',
  {
    id: serial().primaryKey(),
    inquiry_id: integer()
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    author: text().$type<InquiryComment['author']>().notNull(),
    body: text().notNull(),
    created_at: instantColumn().notNull(),
  },
  (table) => [index('comments_of_inquiry').on(table.inquiry_id, table.id)],
)
