import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ApprovalStatus } from '../../../contract/shapes/approval.ts'
import type { BuyerRole } from '../../../contract/shapes/business.ts'
import { products } from './catalogue.ts'
import { channelId, instantColumn, versionColumn } from './channels.ts'
import { users } from './members.ts'
import { carts } from './selling.ts'

const cascade = { onDelete: 'cascade' } as const

/** A company that buys. Not the seller, which is `companies`. */
export const business_accounts = pgTable(
  'business_accounts',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** 得意先コード. */
    code: text().notNull(),
    name: text().notNull(),
    /** Percent of the usual price, for what has no price of its own. */
    price_rate: smallint().notNull().default(100),
    note: text().notNull().default(''),
    is_active: boolean().notNull().default(true),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('business_accounts_by_code').on(table.channel_id, table.code),
    check('price_rate_is_percent', sql`${table.price_rate} between 1 and 100`),
  ],
)

/** A member who buys for a company, and what he or she may order without being asked. */
export const business_buyers = pgTable(
  'business_buyers',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, cascade),
    account_id: integer()
      .notNull()
      .references(() => business_accounts.id, cascade),
    role: text().$type<BuyerRole>().notNull(),
    /** Yen, tax included; null: any amount. */
    order_limit: integer(),
    monthly_limit: integer(),
    is_active: boolean().notNull().default(true),
    version: versionColumn(),
  },
  (table) => [index('business_buyers_of_account').on(table.account_id)],
)

/** Somebody asked by mail to buy for a company. */
export const business_invitations = pgTable(
  'business_invitations',
  {
    id: serial().primaryKey(),
    account_id: integer()
      .notNull()
      .references(() => business_accounts.id, cascade),
    email: text().notNull(),
    role: text().$type<BuyerRole>().notNull(),
    order_limit: integer(),
    monthly_limit: integer(),
    /** Of the token in the mail. */
    token_hash: text().notNull().unique(),
    invited_by: integer().references(() => users.id, { onDelete: 'set null' }),
    invited_at: instantColumn().notNull(),
    expires_at: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('business_invitations_by_email').on(table.account_id, table.email)],
)

/** What a company pays for a variation. */
export const contract_prices = pgTable(
  'contract_prices',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    account_id: integer()
      .notNull()
      .references(() => business_accounts.id, cascade),
    product_id: integer()
      .notNull()
      .references(() => products.id, cascade),
    /** Yen, tax included. */
    unit_price: integer().notNull(),
    /** Days in Japan, both included; null: open. */
    valid_from: date({ mode: 'string' }),
    valid_until: date({ mode: 'string' }),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('contract_prices_by_product').on(table.account_id, table.product_id),
    index('contract_prices_of_product').on(table.product_id),
    check('contract_price_not_negative', sql`${table.unit_price} >= 0`),
    check(
      'contract_days_in_order',
      sql`${table.valid_from} is null or ${table.valid_until} is null or ${table.valid_from} <= ${table.valid_until}`,
    ),
  ],
)

/** A cart somebody asked to have approved. While it waits the cart's state is `awaiting_approval`. */
export const approval_requests = pgTable(
  'approval_requests',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    account_id: integer()
      .notNull()
      .references(() => business_accounts.id, cascade),
    cart_id: integer()
      .notNull()
      .references(() => carts.id, cascade),
    requester_id: integer()
      .notNull()
      .references(() => users.id, cascade),
    status: text().$type<ApprovalStatus>().notNull(),
    /** Yen when it was asked for. */
    total_payment: integer().notNull(),
    note: text(),
    reason: text(),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    order_no: text(),
    asked_at: instantColumn().notNull(),
    decided_at: instantColumn(),
  },
  (table) => [
    index('approval_requests_of_account').on(table.account_id, table.status, table.asked_at),
    index('approval_requests_of_requester').on(table.requester_id, table.asked_at),
    index('approval_requests_of_cart').on(table.cart_id),
    uniqueIndex('approval_requests_waiting')
      .on(table.cart_id)
      .where(sql`status = 'waiting'`),
  ],
)
