import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PointHistory } from '../../../contract/shapes/point.ts'
import { coupons } from './campaigns.ts'
import { instantColumn } from './channels.ts'
import { userId } from './members.ts'

/**
 * How points came and went; rows are never changed but for `left_point`. `users.points` is the sum of what is left
 * of those that came, kept in the same transaction (`benefits/move-points.ts`).
 */
export const point_histories = pgTable(
  'point_histories',
  {
    id: serial().primaryKey(),
    user_id: userId(),
    kind: text().$type<PointHistory['kind']>().notNull(),
    /** Negative when points went. */
    point: integer().notNull(),
    /** Balance after it. */
    balance: integer().notNull(),
    reason: text().notNull(),
    order_no: text(),
    /** Made by whoever of the staff moved them: the same request moves once. */
    request_key: text(),
    created_at: instantColumn().notNull(),
    /** Last day in Japan these points can be used; null for never ending, and for what went. */
    expires_on: date({ mode: 'string' }),
    /** Of points that came: what is not used yet. */
    left_point: integer().notNull(),
  },
  (table) => [
    index('point_histories_of_user').on(table.user_id, table.id),
    uniqueIndex('points_moved_once').on(table.user_id, table.request_key),
    index('points_that_expire')
      .on(table.expires_on)
      .where(sql`left_point > 0 and expires_on is not null`),
    check('points_left_in_range', sql`${table.left_point} between 0 and greatest(${table.point}, 0)`),
  ],
)

/** Points an order will bring once it is settled. */
export const pending_points = pgTable(
  'pending_points',
  {
    id: serial().primaryKey(),
    user_id: userId(),
    order_no: text().notNull(),
    point: integer().notNull(),
  },
  (table) => [uniqueIndex('pending_points_of_order').on(table.user_id, table.order_no)],
)

/** Coupons members took. */
export const user_coupons = pgTable(
  'user_coupons',
  {
    id: serial().primaryKey(),
    user_id: userId(),
    coupon_id: integer()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    /** Where it was taken; `lp` marks that of a landing page (behaviour 8.8). */
    page: text({ enum: ['coupon', 'lp', 'mypage'] }).notNull(),
    taken_at: instantColumn().notNull(),
    used_at: instantColumn(),
  },
  (table) => [
    uniqueIndex('coupon_taken_once').on(table.user_id, table.coupon_id),
    index('takers_of_coupon').on(table.coupon_id),
  ],
)

/** Cards the payment provider keeps for a member: its names for them, and what may be shown. Never a number. */
export const user_cards = pgTable(
  'user_cards',
  {
    id: serial().primaryKey(),
    user_id: userId(),
    /** The provider that keeps it, by its folder's name: only it can charge the card. */
    provider: text().notNull().default('test-cards'),
    /** The provider's name for this card. */
    token: text().notNull(),
    /** The provider's key of the customer the token belongs to. */
    token_key: text().notNull(),
    name: text().notNull(),
    masked_number: text().notNull(),
    brand: text().notNull(),
    /** YYYYMM (behaviour 5.15). */
    expiration: text().notNull(),
    is_main: boolean().notNull(),
    created_at: instantColumn().notNull(),
  },
  (table) => [
    index('user_cards_of_user').on(table.user_id),
    uniqueIndex('one_main_card')
      .on(table.user_id)
      .where(sql`is_main`),
    uniqueIndex('card_kept_once').on(table.user_id, table.token),
  ],
)

/** Kept cards the provider has yet to be told to forget, whatever crashes meanwhile (`cards/forget-cards.ts`). */
export const cards_to_forget = pgTable(
  'cards_to_forget',
  {
    id: serial().primaryKey(),
    /** Name of the shop in whose account it was kept, which may be removed by now. */
    channel: text().notNull().default(''),
    provider: text().notNull().default('test-cards'),
    token: text().notNull(),
    token_key: text().notNull(),
    asked_at: instantColumn().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('card_forgotten_once').on(table.token, table.token_key)],
)
