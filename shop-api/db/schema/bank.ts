import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { channelId, instantColumn } from './channels.ts'
import { orders } from './selling.ts'

const yen = () => bigint({ mode: 'number' })

/** Money that came in, as a bank's statement told; once each, however often it was taken in. */
export const bank_rows = pgTable(
  'bank_rows',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** Day in Japan on which it was booked. */
    day: date({ mode: 'string' }).notNull(),
    amount: yen().notNull(),
    /** Who paid, as the bank wrote it; emptied when its time is over (`transfers/forget-payers.ts`). */
    payer: text().notNull(),
    /** What else stood there; emptied with it. */
    memo: text().notNull(),
    /** Of day, amount, name and the running number of equal rows of that day: what it is known again by. */
    fingerprint: text().notNull(),
    state: text({ enum: ['open', 'settled'] })
      .notNull()
      .default('open'),
    /** The part that is income of another kind. */
    other_amount: yen().notNull().default(0),
    /** The part that goes back to the payer. */
    pay_back_amount: yen().notNull().default(0),
    /** Day in Japan on which it went back. */
    paid_back_on: date({ mode: 'string' }),
    note: text().notNull().default(''),
    settled_at: instantColumn(),
    /** Who of the staff, as they were called then. */
    settled_by: text().notNull().default(''),
    created_at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('bank_rows_by_fingerprint').on(table.channel_id, table.fingerprint),
    index('bank_rows_by_state').on(table.channel_id, table.state, table.day),
    check('bank_row_is_money', sql`${table.amount} > 0`),
  ],
)

/** What of a row is for an order. */
export const bank_parts = pgTable(
  'bank_parts',
  {
    id: serial().primaryKey(),
    row_id: integer()
      .notNull()
      .references(() => bank_rows.id, { onDelete: 'cascade' }),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: yen().notNull(),
    /** With it the order was paid; false where it still lacked something, or was noted as paid before. */
    has_paid: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('bank_parts_once').on(table.row_id, table.order_id),
    index('bank_parts_of_order').on(table.order_id),
    check('bank_part_is_money', sql`${table.amount} > 0`),
  ],
)
