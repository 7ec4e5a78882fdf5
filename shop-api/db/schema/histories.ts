import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import { product_models } from './catalogue.ts'
import { instantColumn } from './channels.ts'
import { modelId } from './favourites.ts'
import { userId } from './members.ts'

/** Product pages a member looked at, each once. */
export const product_histories = pgTable(
  'product_histories',
  {
    id: serial().primaryKey(),
    user_id: userId(),
    model_id: modelId(),
    viewed_at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('one_history_entry').on(table.user_id, table.model_id),
    index('product_histories_of_model').on(table.model_id),
  ],
)

/** Searches of a member; the same search is one entry, with its last time. */
export const product_search_histories = pgTable(
  'product_search_histories',
  {
    id: serial().primaryKey(),
    user_id: userId(),
    q: text().notNull(),
    /** The other parameters of the list, as in its address. */
    params: jsonb().$type<Record<string, string>>().notNull(),
    /** `q` and `params` in one comparable word. */
    fingerprint: text().notNull(),
    /** The first product it found. */
    model_id: integer().references(() => product_models.id, { onDelete: 'set null' }),
    searched_at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('one_search_entry').on(table.user_id, table.fingerprint),
    index('searches_by_age').on(table.user_id, table.searched_at),
    index('searches_of_model').on(table.model_id),
  ],
)
