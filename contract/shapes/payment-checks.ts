import * as z from 'zod/mini'
import { HoldReasonSchema } from './admin-order.ts'
import { id, instant, textOrNull, yen } from './fields.ts'

/** What our orders and a payment provider's books do not agree about. */
export const PaymentDifferenceSchema = z.object({
  id: id(),
  /** The provider's name: `stripe`. */
  provider: z.string(),
  /** The provider's name of the payment, to find it there. */
  reference: z.string(),
  /** Null for money of no order. */
  order_no: textOrNull(),
  /** Of the order, to open it; null where there is none. */
  order_id: z.nullable(id()),
  /**
   * `amount`: another amount or currency. `no_order`: money, and no order for it. `not_there`: an order counts as paid, and
   * there is no money. `refunds`: more or less was given back there than here. `after_cancel`: paid after its order was
   * cancelled, or still not free half an hour later. `capture`: reserved money could not be taken when the goods left.
   */
  kind: z.enum(['amount', 'no_order', 'not_there', 'refunds', 'after_cancel', 'capture']),
  /** In words, Japanese. */
  ours: z.string(),
  theirs: z.string(),
  found_at: instant(),
})
export type PaymentDifference = z.infer<typeof PaymentDifferenceSchema>

/** A chargeback: the owner of a card disputes a payment. */
export const PaymentDisputeSchema = z.object({
  id: id(),
  provider: z.string(),
  reference: z.string(),
  order_no: textOrNull(),
  order_id: z.nullable(id()),
  amount: yen(),
  /** The provider's own word. */
  reason: z.string(),
  state: z.enum(['to_answer', 'answered', 'won', 'lost']),
  /** Until when the shop may answer at the provider; null when it may not, or no more. */
  answer_by: z.nullable(instant()),
  opened_at: instant(),
})
export type PaymentDispute = z.infer<typeof PaymentDisputeSchema>

/** What somebody of the staff must look at before money and orders agree again. */
export const PaymentChecksSchema = z.object({
  /** Newest first. */
  differences: z.array(PaymentDifferenceSchema),
  /** Those to answer first, by their day; then those that were over in the last 30 days. */
  disputes: z.array(PaymentDisputeSchema),
  /** Orders that are held, the longest first. */
  held: z.array(
    z.object({ order_id: id(), order_no: z.string(), hold_reason: HoldReasonSchema, held_at: instant() }),
  ),
})
export type PaymentChecks = z.infer<typeof PaymentChecksSchema>
