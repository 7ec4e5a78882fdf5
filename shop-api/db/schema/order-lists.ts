import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { channelId, instantColumn } from './channels.ts'
import { users } from './members.ts'

const cascade = { onDelete: 'cascade' } as const

/** Goods a member orders again and again. */
export const order_lists = pgTable(
  'order_lists',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    user_id: integer()
      .notNull()
      .references(() => users.id, cascade),
    name: text().notNull(),
    /** 1 to 28, 31 for the last day; null: it does not come back by itself. */
    day_of_month: smallint(),
    /** For everybody who buys for the same company. */
    is_shared: boolean().notNull().default(false),
    /** Day in Japan it comes back; it stays while the list is due. */
    next_on: date({ mode: 'string' }),
    /** The day its owner was told of by mail. */
    told_on: date({ mode: 'string' }),
    last_ordered_at: instantColumn(),
    created_at: instantColumn().notNull(),
    updated_at: instantColumn().notNull(),
  },
  (table) => [index('order_lists_of_user').on(table.user_id), index('order_lists_by_day').on(table.next_on)],
)

export const order_list_lines = pgTable(
  'order_list_lines',
  {
    list_id: integer()
      .notNull()
      .references(() => order_lists.id, cascade),
    product_id: integer()
      .notNull()
      .references(() => products.id, cascade),
    quantity: integer().notNull(),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.list_id, table.product_id] }),
    index('order_list_lines_of_product').on(table.product_id),
  ],
)
