import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instantColumn } from './channels.ts'
import { userId } from './members.ts'

/**
 * A member's address book. The member's own address (`division_ct` 1) is a row without words: it reads and writes what
 * stands in `users`, so that the two never differ.
 */
export const user_addresses = pgTable(
  'user_addresses',
  {
    id: serial().primaryKey(),
    user_id: userId(),
    division_ct: smallint().$type<1 | 2>().notNull(),
    shipping_last_name: text().notNull().default(''),
    shipping_first_name: text().notNull().default(''),
    shipping_last_name_kana: text().notNull().default(''),
    shipping_first_name_kana: text().notNull().default(''),
    company_name: text(),
    department_name: text(),
    postal_code: text().notNull().default(''),
    prefecture: text().notNull().default(''),
    city: text().notNull().default(''),
    address1: text().notNull().default(''),
    address2: text().notNull().default(''),
    phone_number: text().notNull().default(''),
    cell_phone_number: text().notNull().default(''),
    is_default: boolean().notNull().default(false),
    is_sender_default: boolean().notNull().default(false),
    created_at: instantColumn().notNull(),
  },
  (table) => [
    index('user_addresses_of_user').on(table.user_id, table.id),
    uniqueIndex('one_own_address')
      .on(table.user_id)
      .where(sql`division_ct = 1`),
    uniqueIndex('one_default_address')
      .on(table.user_id)
      .where(sql`is_default`),
    uniqueIndex('one_sender_default_address')
      .on(table.user_id)
      .where(sql`is_sender_default`),
  ],
)

/** Requested exports of address books: made in the background and announced by mail. */
export const address_exports = pgTable(
  'address_exports',
  {
    id: serial().primaryKey(),
    user_id: userId(),
    encoding: text({ enum: ['utf-8', 'shift_jis'] }).notNull(),
    requested_at: instantColumn().notNull(),
    made_at: instantColumn(),
  },
  (table) => [
    uniqueIndex('one_waiting_export')
      .on(table.user_id)
      .where(sql`made_at is null`),
  ],
)
