import * as z from 'zod/mini'
import { day, instant, yen } from './fields.ts'
import { text } from './input.ts'
import { ReturnInvoiceSchema } from './invoice.ts'
import { OrderGiftSchema } from './order.ts'

/** What stands on a receipt (領収書) besides the order's own figures. */
export const ReceiptInputSchema = z.object({
  /** Addressee, with 様 or 御中 as typed. */
  addressee: text(100),
  /** Proviso (但し書き). */
  proviso: text(100),
})
export type ReceiptInput = z.input<typeof ReceiptInputSchema>

export const ReceiptSchema = z.object({
  order_no: z.string(),
  addressee: z.string(),
  proviso: z.string(),
  total_payment: yen(),
  payment_name: z.string(),
  /** How often it was downloaded; from the second time on it is marked 再発行. */
  issued_count: z.int(),
  issued_at: z.nullable(instant()),
})
export type Receipt = z.infer<typeof ReceiptSchema>

/** Whether a receipt can be had now, and until when by this link. */
export const ReceiptCheckSchema = z.object({
  order_no: z.string(),
  is_available: z.boolean(),
  /** Why not; null when it is. */
  reason: z.nullable(z.enum(['not_paid', 'cancelled', 'expired', 'payment_without_receipt', 'invoiced'])),
  expires_at: z.nullable(instant()),
  /** Day by which the money is awaited (ours); null where none is. */
  pay_by: z.nullable(day()),
  /** How to pay (ours), while the money is awaited. */
  payment_guide: z.optional(z.string()),
  /** Papers about what was given back of it (ours). */
  return_invoices: z.array(ReturnInvoiceSchema),
  /** Of a social gift, which a guest follows here (ours). */
  social_gift: z.optional(OrderGiftSchema),
})
export type ReceiptCheck = z.infer<typeof ReceiptCheckSchema>
