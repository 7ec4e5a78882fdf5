import { sql } from 'drizzle-orm'
import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { ApprovedPayment, Dispute, ProviderMethod } from '../../../payment/provider.ts'
import { channels, instantColumn } from './channels.ts'
import { carts, orders } from './selling.ts'

/** An attempt in one of these states waits for an outcome, and so does its cart. */
export const OPEN_ATTEMPT_STATES = ['started', 'challenge', 'cancelling'] as const

const isOpen = sql`state in ('started', 'challenge', 'cancelling')`

/**
 * One request to pay by a provider, written down before the provider is asked, so that a crash at any moment leaves
 * a trace to ask the provider about. `cancelling` is said before the provider is told to cancel, so that nobody
 * turns a charge into an order while it is being set free.
 */
export const payment_attempts = pgTable(
  'payment_attempts',
  {
    id: serial().primaryKey(),
    cart_id: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'restrict' }),
    idempotency_key: text().notNull().unique(),
    order_no: text().notNull(),
    /** The provider's folder name (`payment/registry.ts`). */
    provider: text().notNull().default('test-cards'),
    /** The way to pay it takes, by its code. */
    method: text().$type<ProviderMethod>().notNull().default('card'),
    /** When the money is taken. */
    capture: text({ enum: ['at_order', 'at_shipping'] })
      .notNull()
      .default('at_order'),
    /** Days the shopper may take, for a way that is paid later. */
    days_to_pay: integer().notNull().default(0),
    /** Where the browser comes back to. */
    return_url: text().notNull().default(''),
    /** Empty for ways that are no card, and for cards typed on a page of the provider. */
    card_token: text().notNull(),
    /** The provider's key of the customer whose card was kept; null for a card given this once. */
    card_token_key: text(),
    /** Yen. */
    amount: integer().notNull(),
    /** Pieces taken from stock for it, given back when it fails. */
    reserved: jsonb().$type<{ product_id: number; quantity: number }[]>().notNull(),
    /**
     * `awaiting`: its order stands and waits for the money. `expired`: nobody paid in time. `dismissed`: declined, and the
     * shopper has seen it.
     */
    state: text({
      enum: [...OPEN_ATTEMPT_STATES, 'awaiting', 'approved', 'declined', 'expired', 'cancelled', 'dismissed'],
    }).notNull(),
    /** The provider's own name of the payment. */
    reference: text(),
    /** The provider's fingerprint of a card given once, by which tries with one number are counted. */
    fingerprint: text(),
    /** Digest of the orderer's e-mail address, by which tries of one person are counted. */
    email_digest: text().notNull().default(''),
    /** What may be shown of the card; null where the provider did not tell. */
    card: jsonb().$type<ApprovedPayment['card']>(),
    /** What the provider thinks of it; null where it did not tell. */
    risk: jsonb().$type<ApprovedPayment['risk']>(),
    started_at: instantColumn().notNull(),
    settled_at: instantColumn(),
    /** When money that was only reserved was taken; at once where it is taken at the order. */
    captured_at: instantColumn(),
    /** When the provider said that it cannot be taken; somebody of the staff must see to it. */
    capture_refused_at: instantColumn(),
  },
  (table) => [
    // A cart has at most one attempt under way: the database itself refuses a second.
    uniqueIndex('one_open_attempt_per_cart').on(table.cart_id).where(isOpen),
    index('open_attempts_by_age').on(table.started_at).where(isOpen),
    index('payments_by_fingerprint').on(table.fingerprint, table.started_at),
    index('payments_by_email').on(table.email_digest, table.started_at),
    index('awaited_payments')
      .on(table.id)
      .where(sql`state = 'awaiting'`),
    index('reserved_payments')
      .on(table.id)
      .where(sql`state = 'approved' and capture = 'at_shipping' and captured_at is null`),
  ],
)

/**
 * What a provider sent to the notice address, once each however often it came. It only says where to look; the row stays
 * until somebody looked, whatever crashes meanwhile.
 */
export const payment_notices = pgTable(
  'payment_notices',
  {
    id: serial().primaryKey(),
    /** Whose account it is about. */
    channel_id: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** The provider's name of it. */
    notice_id: text().notNull(),
    kind: text({ enum: ['payment', 'dispute', 'other'] }).notNull(),
    /** The provider's own word for what happened. */
    event: text().notNull(),
    idempotency_key: text(),
    reference: text(),
    received_at: instantColumn().notNull(),
    /** When it was looked at with success; null while it waits. */
    worked_at: instantColumn(),
    tries: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('notice_kept_once').on(table.channel_id, table.provider, table.notice_id),
    index('notices_that_wait')
      .on(table.id)
      .where(sql`worked_at is null`),
    index('notices_by_age').on(table.received_at),
  ],
)

/** Where our orders and a provider's books do not agree; a person sees to each. */
export const payment_differences = pgTable(
  'payment_differences',
  {
    id: serial().primaryKey(),
    channel_id: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** The provider's name of the payment; the attempt's key where it has none. */
    reference: text().notNull(),
    order_no: text(),
    /**
     * `amount`: amount or currency is another one. `no_order`: money was taken and there is no order for it. `not_there`: an
     * order counts as paid, and the provider has no such payment. `refunds`: more or less was given back there than here.
     * `after_cancel`: it was paid after its order was cancelled, or cannot be set free. `capture`: reserved money could not
     * be taken.
     */
    kind: text({
      enum: ['amount', 'no_order', 'not_there', 'refunds', 'after_cancel', 'capture'],
    }).notNull(),
    /** What we have and what the provider has, in yen where `kind` is about yen. */
    ours: text().notNull(),
    theirs: text().notNull(),
    found_at: instantColumn().notNull(),
    /** Null while nobody has seen to it. */
    solved_at: instantColumn(),
    /** Who of the staff solved it, by name, or what the comparison found; empty while open. */
    solved_by: text().notNull().default(''),
    note: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('difference_told_once').on(table.channel_id, table.provider, table.reference, table.kind),
    index('open_differences')
      .on(table.channel_id, table.found_at)
      .where(sql`solved_at is null`),
  ],
)

/** Chargebacks, as the provider has them; looked up anew with each notice. */
export const payment_disputes = pgTable(
  'payment_disputes',
  {
    id: serial().primaryKey(),
    channel_id: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** Null for a payment that is not one of this shop's orders. */
    order_id: integer().references(() => orders.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    reference: text().notNull(),
    payment_reference: text().notNull(),
    /** Yen. */
    amount: integer().notNull(),
    /** The provider's own word. */
    reason: text().notNull(),
    state: text().$type<Dispute['state']>().notNull(),
    answer_by: instantColumn(),
    opened_at: instantColumn().notNull(),
    updated_at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('dispute_by_reference').on(table.provider, table.reference),
    index('disputes_of_order').on(table.order_id),
  ],
)
