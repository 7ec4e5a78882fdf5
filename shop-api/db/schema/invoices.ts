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
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { InvoiceData, ReturnInvoiceData } from '#shop-api/db/json/invoice-data.ts'
import { business_accounts } from './business.ts'
import { channelId, instantColumn, versionColumn } from './channels.ts'
import { order_refunds } from './order-work.ts'
import { orders } from './selling.ts'

const cascade = { onDelete: 'cascade' } as const

/** Goes with its shop. While there are invoices the staff cannot remove a company. */
const accountId = () =>
  integer()
    .notNull()
    .references(() => business_accounts.id, cascade)

/** On what terms a company may pay by invoice. Without a row it may not. */
export const invoice_terms = pgTable(
  'invoice_terms',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    account_id: integer()
      .notNull()
      .unique()
      .references(() => business_accounts.id, cascade),
    is_on: boolean().notNull(),
    /** 1 to 28, or 31 for the last day of the month; `due_day`, too. */
    closing_day: smallint().notNull(),
    /** Months from the closing to the month in which it is paid. */
    due_months: smallint().notNull(),
    due_day: smallint().notNull(),
    /** Yen that may be owed at once; null: any amount. */
    credit_limit: integer(),
    /** Empty: the company's own name. */
    billing_name: text().notNull().default(''),
    billing_postal_code: text().notNull().default(''),
    billing_address: text().notNull().default(''),
    /** Who hears of invoices. */
    email: text().notNull(),
    /** Days after the due day from which nothing is sold by invoice; null: never. */
    stop_after_days: smallint(),
    version: versionColumn(),
  },
  (table) => [
    check('closing_day_is_day', sql`${table.closing_day} between 1 and 28 or ${table.closing_day} = 31`),
    check('due_day_is_day', sql`${table.due_day} between 1 and 28 or ${table.due_day} = 31`),
  ],
)

/** Number of the last paper of a kind; taken under the row's lock in the transaction that makes the paper, so none is left out. */
export const paper_numbers = pgTable(
  'paper_numbers',
  {
    channel_id: channelId(),
    kind: text({ enum: ['invoice', 'return_invoice'] }).notNull(),
    last_number: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.kind] })],
)

/** The invoice of a company for what had left by a closing day. Rows are only added. */
export const invoices = pgTable(
  'invoices',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    account_id: accountId(),
    number: text().notNull(),
    /** Days in Japan. */
    closed_on: date({ mode: 'string' }).notNull(),
    due_on: date({ mode: 'string' }).notNull(),
    issued_at: instantColumn().notNull(),
    /** Yen with tax of what it is for, without what was carried over. */
    purchased: integer().notNull(),
    data: jsonb().$type<InvoiceData>().notNull(),
    /** Opens it to whoever has its mail. */
    token: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    /** When its company was reminded that it is overdue. */
    reminded_at: instantColumn(),
  },
  (table) => [
    uniqueIndex('invoice_once_a_period').on(table.account_id, table.closed_on),
    uniqueIndex('invoices_by_number').on(table.channel_id, table.number),
  ],
)

/** An order a company pays by invoice, and the invoice it stands on once there is one. */
export const invoice_orders = pgTable(
  'invoice_orders',
  {
    order_id: integer()
      .primaryKey()
      .references(() => orders.id, cascade),
    account_id: accountId(),
    invoice_id: integer().references(() => invoices.id),
  },
  (table) => [index('invoice_orders_of_account').on(table.account_id, table.invoice_id)],
)

/** Money of a company that came in, or below 0 was paid back or noted by mistake. Rows are only added. */
export const invoice_payments = pgTable(
  'invoice_payments',
  {
    id: serial().primaryKey(),
    account_id: accountId(),
    /** Made by whoever asked: the same request is noted once. */
    request_key: text().notNull(),
    amount: integer().notNull(),
    received_on: date({ mode: 'string' }).notNull(),
    note: text().notNull(),
    /** Who of the staff, as they were called then. */
    actor: text().notNull(),
    recorded_at: instantColumn().notNull(),
    /** The invoice that tells of it. */
    invoice_id: integer().references(() => invoices.id),
  },
  (table) => [
    uniqueIndex('invoice_payment_once').on(table.account_id, table.request_key),
    check('invoice_payment_is_some', sql`${table.amount} <> 0`),
  ],
)

/** A paper about money that was given back (適格返還請求書). Rows are only added. */
export const return_invoices = pgTable(
  'return_invoices',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** Null once the order was erased, which what a company owes outlives. */
    order_id: integer().references(() => orders.id, { onDelete: 'set null' }),
    refund_id: integer()
      .unique()
      .references(() => order_refunds.id, { onDelete: 'set null' }),
    /** Of an order paid by invoice: the amount is taken off what the company owes. */
    account_id: integer().references(() => business_accounts.id, cascade),
    number: text().notNull(),
    amount: integer().notNull(),
    issued_at: instantColumn().notNull(),
    data: jsonb().$type<ReturnInvoiceData>().notNull(),
    /** The invoice that tells of it. */
    invoice_id: integer().references(() => invoices.id),
  },
  (table) => [
    uniqueIndex('return_invoices_by_number').on(table.channel_id, table.number),
    index('return_invoices_of_order').on(table.order_id),
    index('return_invoices_of_account').on(table.account_id),
  ],
)
