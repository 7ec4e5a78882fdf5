import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { HoldReason } from '../../../contract/shapes/admin-order.ts'
import type { Cart, Payment } from '../../../contract/shapes/cart.ts'
import type { Order, OrderStatus } from '../../../contract/shapes/order.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import type { PaymentGuide } from '#shop-api/db/json/payment-guide.ts'
import { channelId, instantColumn } from './channels.ts'
import { users } from './members.ts'

/** Shipping fee and days on the road by region of the prefectures (contract/shapes/address.ts). */
export const carriages = pgTable(
  'carriages',
  {
    channel_id: channelId(),
    region: text().notNull(),
    /** Yen, tax included. */
    carriage: integer().notNull(),
    /** Calendar days from dispatch to arrival. */
    transit_days: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.region] })],
)

/** One row a channel. */
export const selling_terms = pgTable('selling_terms', {
  channel_id: channelId().primaryKey(),
  /** Goods of one order from which shipping is free, in yen; null for never. */
  free_carriage_from: integer(),
  /** Shipping fee of a social gift, paid before its address is known, in yen; null for the dearest region's. */
  gift_carriage: integer(),
  /** Number of the last order; taken under the row's lock. */
  last_order_number: integer().notNull().default(0),
})

/** Days that differ from the shop's calendar: closed for a fair, or open on a usual day off. */
export const special_dates = pgTable(
  'special_dates',
  {
    channel_id: channelId(),
    day: date({ mode: 'string' }).notNull(),
    is_open: boolean().notNull(),
    note: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.day] })],
)

export const payments = pgTable(
  'payments',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    code: text().$type<Payment['code']>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    fees: jsonb().$type<Payment['fees']>().notNull(),
    payment_time: text().notNull(),
    guide: jsonb().$type<PaymentGuide>(),
    /** When a provider takes the money of a card. */
    capture: text({ enum: ['at_order', 'at_shipping'] })
      .notNull()
      .default('at_order'),
    is_offered: boolean().notNull().default(true),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex('payments_by_code').on(table.channel_id, table.code)],
)

/**
 * `open`: can be changed. `awaiting_approval`: kept as it is until somebody of the company decided. `deciding`: stock is reserved and the card provider was asked. `decided`: an order came
 * of it. Whether a cart has expired is a matter of `expires_at`.
 */
export const carts = pgTable(
  'carts',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** Unguessable; who knows it may read and change the cart, and read its order. */
    token: text().notNull().unique(),
    /** Whose it is; null for a guest's. A member has one open cart. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    state: text({ enum: ['open', 'awaiting_approval', 'deciding', 'decided'] })
      .notNull()
      .default('open'),
    version: integer().notNull().default(1),
    detail: jsonb().$type<CartDetail>().notNull(),
    /** Figures as they stood at the decision; null while the cart is open. */
    decided_detail: jsonb().$type<Cart['detail']>(),
    expires_at: instantColumn().notNull(),
    created_at: instantColumn().notNull(),
    updated_at: instantColumn().notNull(),
  },
  (table) => [index('carts_by_expiry').on(table.expires_at), index('carts_of_user').on(table.user_id)],
)

/** An order that stands. Its figures were copied at the decision and never change (architecture, law 6). */
export const orders = pgTable(
  'orders',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    order_no: text().notNull(),
    /** One cart, one order: the database itself refuses a second. */
    cart_id: integer()
      .notNull()
      .unique()
      .references(() => carts.id, { onDelete: 'restrict' }),
    /** Null for a guest's. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    status: text().$type<OrderStatus>().notNull(),
    /** The whole detail as the shopper confirmed it; lines and destinations stand in tables of their own too. */
    order_detail: jsonb().$type<Cart['detail']['order']>().notNull(),
    coupons: jsonb().$type<Order['detail']['coupons']>().notNull().default([]),
    email: text().notNull(),
    total_payment: integer().notNull(),
    payment_id: integer().notNull(),
    payment_guide: text(),
    /** Opens the order to whoever has its mail (behaviour 7.4: order number plus token). */
    token: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    cancelled_at: instantColumn(),
    cancel_reason: text(),
    /** When its money was there; null while it is owed, and for what nothing had to be paid for. */
    paid_at: instantColumn(),
    /** Day in Japan by which its transfer should be there; null where none was awaited, and for orders of before. */
    pay_by: date({ mode: 'string' }),
    /** Day in Japan on which the orderer was reminded of it. */
    reminded_on: date({ mode: 'string' }),
    /** Day in Japan by which it should leave to arrive as promised; null where nobody knows where it goes. */
    ship_by: date({ mode: 'string' }),
    /** Since when it is held: nothing leaves until somebody of the staff lets it go on. */
    held_at: instantColumn(),
    /** Why, by `contract/shapes/admin-order.ts`; null while it is not held. */
    hold_reason: text().$type<HoldReason>(),
    /** A note of the shop's staff among themselves. */
    staff_memo: text().notNull().default(''),
    ordered_at: instantColumn().notNull(),
    /** What the staff find it by: number, address, and names, kana and telephone number of the orderer. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(order_no || ' ' || email || ' ' || coalesce(order_detail->'orderer'->>'last_name', '') || coalesce(order_detail->'orderer'->>'first_name', '') || ' ' || coalesce(order_detail->'orderer'->>'last_name_kana', '') || coalesce(order_detail->'orderer'->>'first_name_kana', '') || ' ' || coalesce(order_detail->'orderer'->>'company_name', '') || ' ' || replace(coalesce(order_detail->'orderer'->>'phone_number', ''), '-', ''))`,
      ),
  },
  (table) => [
    uniqueIndex('orders_by_no').on(table.channel_id, table.order_no),
    index('orders_by_age').on(table.channel_id, table.ordered_at),
    index('orders_by_status').on(table.channel_id, table.status, table.ordered_at),
    index('orders_of_user').on(table.user_id, table.ordered_at),
    index('orders_by_pay_by')
      .on(table.pay_by)
      .where(sql`${table.status} = 'awaiting_payment'`),
  ],
)

/** A line of an order. No reference to the product: an order outlives the catalogue. */
export const order_lines = pgTable(
  'order_lines',
  {
    id: serial().primaryKey(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    product_id: integer().notNull(),
    quantity: integer().notNull(),
    unit_price: integer().notNull(),
    tax_rate: integer().notNull(),
    tax_amount: integer().notNull(),
    line: jsonb().$type<Cart['detail']['products'][number]>().notNull(),
  },
  (table) => [
    index('order_lines_of_order').on(table.order_id),
    index('order_lines_of_product').on(table.product_id),
    check('order_line_has_pieces', sql`${table.quantity} > 0`),
  ],
)

/** A destination of an order with its parcels. */
export const order_shippings = pgTable(
  'order_shippings',
  {
    id: serial().primaryKey(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    shipping: jsonb().$type<Cart['detail']['shippings'][number]>().notNull(),
    packings: jsonb().$type<Cart['detail']['packings']>().notNull(),
  },
  (table) => [index('order_shippings_of_order').on(table.order_id)],
)
