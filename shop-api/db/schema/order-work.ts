import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { OrderEvent } from '../../../contract/shapes/admin-order.ts'
import type { OrderStatus } from '../../../contract/shapes/order.ts'
import type { Carrier } from '../../../contract/shapes/parcel.ts'
import { instantColumn } from './channels.ts'
import { order_lines, order_shippings, orders } from './selling.ts'

const cascade = { onDelete: 'cascade' } as const

const orderId = () =>
  integer()
    .notNull()
    .references(() => orders.id, cascade)

/** What happened to an order, and by whom; rows are only added. */
export const order_events = pgTable(
  'order_events',
  {
    id: serial().primaryKey(),
    order_id: orderId(),
    kind: text().$type<OrderEvent['kind']>().notNull(),
    /** The order's status afterwards. */
    status: text().$type<OrderStatus>().notNull(),
    detail: jsonb().$type<OrderEvent['detail']>().notNull().default({}),
    by: text().$type<OrderEvent['by']>().notNull(),
    /** Who of the staff, as they were called then; empty for a program and for the shop itself. */
    actor: text().notNull().default(''),
    at: instantColumn().notNull(),
  },
  (table) => [index('order_events_of_order').on(table.order_id, table.id)],
)

/** A parcel that left, to one destination of an order. */
export const order_parcels = pgTable(
  'order_parcels',
  {
    id: serial().primaryKey(),
    order_id: orderId(),
    order_shipping_id: integer()
      .notNull()
      .references(() => order_shippings.id, cascade),
    carrier: text().$type<Carrier>().notNull(),
    /** Digits and letters only; empty where there is none. */
    tracking_no: text().notNull(),
    /** Made by whoever asked: the same request ships once. */
    request_key: text(),
    shipped_at: instantColumn().notNull(),
  },
  (table) => [
    index('order_parcels_of_shipping').on(table.order_shipping_id),
    uniqueIndex('parcel_shipped_once').on(table.order_id, table.request_key),
    uniqueIndex('parcel_tracked_once')
      .on(table.order_id, table.carrier, table.tracking_no)
      .where(sql`tracking_no <> ''`),
  ],
)

/** Pieces of an order's line in a parcel. */
export const order_parcel_lines = pgTable(
  'order_parcel_lines',
  {
    id: serial().primaryKey(),
    parcel_id: integer()
      .notNull()
      .references(() => order_parcels.id, cascade),
    order_line_id: integer()
      .notNull()
      .references(() => order_lines.id, cascade),
    quantity: integer().notNull(),
  },
  (table) => [
    uniqueIndex('line_once_in_parcel').on(table.parcel_id, table.order_line_id),
    index('parcels_of_line').on(table.order_line_id),
    check('parcel_line_has_pieces', sql`${table.quantity} > 0`),
  ],
)

/** Pieces of a line that were paid back. `unsent` of them had not left, and do not leave any more. */
export interface RefundedLine {
  line_id: number
  quantity: number
  unsent: number
}

/**
 * Money and points given back. `asked`: the card company was asked and has not said yet; the background work asks again.
 * `refused`: it said no, nothing was given back.
 */
export const order_refunds = pgTable(
  'order_refunds',
  {
    id: serial().primaryKey(),
    order_id: orderId(),
    /** Made by whoever asked: the same request pays back once. */
    request_key: text().notNull(),
    method: text({ enum: ['card', 'transfer', 'invoice'] }).notNull(),
    /** Yen to the card or the account, or off what a company owes. */
    amount: integer().notNull(),
    /** Points to the member. */
    point: integer().notNull(),
    lines: jsonb().$type<RefundedLine[]>().notNull(),
    reason: text().notNull(),
    is_restocked: boolean().notNull(),
    is_told: boolean().notNull(),
    state: text({ enum: ['asked', 'done', 'refused'] }).notNull(),
    by: text().$type<OrderEvent['by']>().notNull(),
    actor: text().notNull().default(''),
    /** The card company's number of it. */
    reference: text(),
    asked_at: instantColumn().notNull(),
    settled_at: instantColumn(),
  },
  (table) => [
    uniqueIndex('refunded_once').on(table.order_id, table.request_key),
    index('refunds_to_ask_for')
      .on(table.asked_at)
      .where(sql`state = 'asked'`),
    check(
      'refund_gives_something',
      sql`${table.amount} >= 0 and ${table.point} >= 0 and ${table.amount} + ${table.point} > 0`,
    ),
  ],
)
