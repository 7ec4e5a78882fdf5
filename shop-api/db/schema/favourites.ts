import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { product_models } from './catalogue.ts'
import { instantColumn } from './channels.ts'
import { userId } from './members.ts'

const cascade = { onDelete: 'cascade' } as const

/**
 * In a member's own data a product is `Product.id`, the model. A product that is no longer sold stays as long as its
 * row.
 */
export const modelId = () =>
  integer()
    .notNull()
    .references(() => product_models.id, cascade)

/** Lists of favourites; hearts go to the default one. */
export const user_lists = pgTable(
  'user_lists',
  {
    id: serial().primaryKey(),
    user_id: userId(),
    /** `{resourceKey}` of its page; a member's lists only. */
    key: text().notNull(),
    name: text().notNull(),
    is_default: boolean().notNull(),
    updated_at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('user_lists_by_key').on(table.user_id, table.key),
    uniqueIndex('one_default_list')
      .on(table.user_id)
      .where(sql`is_default`),
  ],
)

/** What is in a list, each thing once. */
export const user_list_products = pgTable(
  'user_list_products',
  {
    id: serial().primaryKey(),
    list_id: integer()
      .notNull()
      .references(() => user_lists.id, cascade),
    model_id: modelId(),
    created_at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('once_in_a_list').on(table.list_id, table.model_id),
    index('lists_of_model').on(table.model_id),
  ],
)

export const bookmarks = pgTable(
  'bookmarks',
  {
    id: serial().primaryKey(),
    user_id: userId(),
    model_id: modelId(),
    created_at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('one_bookmark').on(table.user_id, table.model_id),
    index('bookmarks_of_model').on(table.model_id),
  ],
)
