import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import { coupons } from './campaigns.ts'
import { channelId, instantColumn } from './channels.ts'
import { users } from './members.ts'

const isInUse = sql`released_at is null`

/** A coupon an order uses, from the decision on; given back when nothing comes of the order. */
export const coupon_uses = pgTable(
  'coupon_uses',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    coupon_id: integer()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    order_no: text().notNull(),
    /** Null for a guest's. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Recognises a guest again without storing the address a second time. */
    email_hash: text().notNull(),
    used_at: instantColumn().notNull(),
    released_at: instantColumn(),
  },
  (table) => [
    index('coupon_uses_of_order').on(table.channel_id, table.order_no),
    // A person uses a coupon once: the database itself refuses a second.
    uniqueIndex('coupon_used_once_by_member').on(table.coupon_id, table.user_id).where(isInUse),
    uniqueIndex('coupon_used_once_by_email').on(table.coupon_id, table.email_hash).where(isInUse),
  ],
)

/** Points an order was paid with, from the decision on; given back when nothing comes of the order. */
export const point_uses = pgTable(
  'point_uses',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    order_no: text().notNull(),
    point: integer().notNull(),
    /** Which points they were taken from, so that they go back with their last day. */
    parts: jsonb().$type<{ point: number; expires_on: string | null }[]>().notNull(),
    /** How many of them went back by refunds, those of the first parts first. */
    returned: integer().notNull().default(0),
    used_at: instantColumn().notNull(),
    released_at: instantColumn(),
  },
  (table) => [
    uniqueIndex('points_used_once_by_order').on(table.channel_id, table.order_no).where(isInUse),
    index('point_uses_of_user').on(table.user_id),
    check('point_use_has_points', sql`${table.point} > 0`),
  ],
)
