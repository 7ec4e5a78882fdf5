import * as z from 'zod/mini'
import { day, id, instant, yen } from './fields.ts'
import { optionalLines } from './input.ts'
import { OrderStatusSchema } from './order.ts'

/** Why a person should look at orders beside money that came in; the likeliest first. */
export const HINT_REASONS = [
  'cancelled',
  'paid_already',
  'several',
  'together',
  'fee_taken_off',
  'number_amount',
  'too_little',
  'too_much',
  'name_alike',
  'before_order',
  'amount_only',
] as const
export const HintReasonSchema = z.enum(HINT_REASONS)
export type HintReason = z.infer<typeof HintReasonSchema>

/** An order money may be for. */
export const BankOrderSchema = z.object({
  order_id: id(),
  order_no: z.string(),
  orderer_name: z.string(),
  status: OrderStatusSchema,
  total_payment: yen(),
  /** What is still owed of it. */
  owed: yen(),
  ordered_on: day(),
})
export type BankOrder = z.infer<typeof BankOrderSchema>

/** Money that came in, as the bank told, and what it is for. */
export const BankRowSchema = z.object({
  id: id(),
  /** Day on which it was booked. */
  day: day(),
  amount: yen(),
  /** Who paid, as the bank wrote it; empty when that was forgotten. */
  payer: z.string(),
  memo: z.string(),
  state: z.enum(['open', 'settled']),
  /** The order that is meant without doubt. */
  sure: z.nullable(BankOrderSchema),
  /** Orders a person should look at. */
  hints: z.array(z.object({ reason: HintReasonSchema, orders: z.array(BankOrderSchema) })),
  /** What of it is for which order. */
  parts: z.array(z.object({ ...BankOrderSchema.shape, amount: yen() })),
  other_amount: yen(),
  pay_back_amount: yen(),
  /** What has to go back: the part that was noted so, and those of orders that were cancelled since. */
  to_pay_back: yen(),
  paid_back_on: z.nullable(day()),
  note: z.string(),
  settled_at: z.nullable(instant()),
  settled_by: z.string(),
})
export type BankRow = z.infer<typeof BankRowSchema>

/** What a person says money is for. All parts together are the whole of it. */
export const SettlementInputSchema = z.object({
  parts: z
    .array(z.object({ order_id: id(), amount: z.int().check(z.positive(), z.lte(1_000_000_000)) }))
    .check(z.maxLength(50)),
  other_amount: z.prefault(yen(), 0),
  pay_back_amount: z.prefault(yen(), 0),
  /** Orders that got less than they cost are paid with it, e.g. where a fee was taken off. */
  accepts_less: z.prefault(z.boolean(), false),
  note: z.prefault(optionalLines(500), ''),
})
export type SettlementInput = z.infer<typeof SettlementInputSchema>

const bankLine = z.object({ day: day(), amount: yen(), payer: z.string() })

/** What became of a bank's file. */
export const StatementResultSchema = z.object({
  /** Rows that are new. */
  kept: z.int(),
  /** Rows that were taken in before. */
  known: z.int(),
  /** Lines of money that went out. */
  left_out: z.int(),
  /** What the bank took back. */
  reversed: z.array(bankLine),
  /** Where nobody could guess the columns of a CSV, nothing was kept and a person chooses them. */
  columns: z.nullable(z.object({ headings: z.array(z.string()), samples: z.array(z.array(z.string())) })),
})
export type StatementResult = z.infer<typeof StatementResultSchema>
