import { date, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { Cart } from '../../../contract/shapes/cart.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import { channelId, instantColumn } from './channels.ts'
import { users } from './members.ts'

/** A cart a member keeps as an offer of the shop, at prices that hold until a day. */
export const quotations = pgTable(
  'quotations',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quotation_no: text().notNull(),
    title: text(),
    addressee: text(),
    /** What would be ordered, as a cart remembers it. */
    cart_detail: jsonb().$type<CartDetail>().notNull(),
    /** The figures as they were quoted; its prices hold. */
    quoted_detail: jsonb().$type<Cart['detail']>().notNull(),
    /** Day in Japan, included. */
    valid_until: date({ mode: 'string' }).notNull(),
    /** Of the order that came of it. */
    order_no: text(),
    quoted_at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('quotations_by_no').on(table.channel_id, table.quotation_no),
    index('quotations_of_user').on(table.user_id, table.quoted_at),
  ],
)
