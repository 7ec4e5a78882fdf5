import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { instantColumn } from './channels.ts'
import { orders } from './selling.ts'

const orderId = () =>
  integer()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** What stands on an order's receipt besides its figures, and how often it was issued. */
export const order_receipts = pgTable('order_receipts', {
  order_id: orderId().primaryKey(),
  addressee: text().notNull(),
  proviso: text().notNull(),
  issued_count: integer().notNull().default(0),
  /** Of the first issue. */
  issued_at: instantColumn(),
})

/** A member's own note on an order; an order has one at most. */
export const order_memos = pgTable('order_memos', {
  id: serial().primaryKey(),
  order_id: orderId().unique(),
  body: text().notNull(),
  updated_at: instantColumn().notNull(),
})
