import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instantColumn } from './channels.ts'
import { carts } from './selling.ts'

/** An attempt in one of these states waits for an outcome, and so does its cart. */
export const OPEN_ATTEMPT_STATES = ['started', 'challenge', 'cancelling'] as const

const isOpen = sql`state in ('started', 'challenge', 'cancelling')`

/**
 * One request to charge a card, written down before the provider is asked, so that a crash at any moment leaves
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
    card_token: text().notNull(),
    /** The provider's key of the customer whose card was kept; null for a card given this once. */
    card_token_key: text(),
    /** Yen. */
    amount: integer().notNull(),
    /** Pieces taken from stock for it, given back when it fails. */
    reserved: jsonb().$type<{ product_id: number; quantity: number }[]>().notNull(),
    /** `dismissed`: declined, and the shopper has seen it. */
    state: text({
      enum: [...OPEN_ATTEMPT_STATES, 'approved', 'declined', 'cancelled', 'dismissed'],
    }).notNull(),
    /** The provider's own number of an approved charge. */
    reference: text(),
    started_at: instantColumn().notNull(),
    settled_at: instantColumn(),
  },
  (table) => [
    // A cart has at most one attempt under way: the database itself refuses a second.
    uniqueIndex('one_open_attempt_per_cart').on(table.cart_id).where(isOpen),
    index('open_attempts_by_age').on(table.started_at).where(isOpen),
  ],
)
