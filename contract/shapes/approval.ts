import * as z from 'zod/mini'
import { CartSchema } from './cart.ts'
import { id, instant, textOrNull, yen } from './fields.ts'

/**
 * `waiting` for somebody who approves. `approved`: the order stands. `returned` with a reason, so that it can be mended.
 * `withdrawn` by the one who asked.
 */
export const ApprovalStatusSchema = z.enum(['waiting', 'approved', 'returned', 'withdrawn'])
export type ApprovalStatus = z.infer<typeof ApprovalStatusSchema>

/** An order somebody asks the company's approvers to allow. */
export const ApprovalRequestSchema = z.object({
  id: id(),
  status: ApprovalStatusSchema,
  /** Who asked. */
  requester: z.object({ name: z.string(), department_name: textOrNull() }),
  is_own: z.boolean(),
  /** Whether the member who reads can approve or return it. */
  may_decide: z.boolean(),
  /** What the requester says to it. */
  note: textOrNull(),
  /** Why it was returned. */
  reason: textOrNull(),
  /** Who decided. */
  decided_by: textOrNull(),
  /** Yen when it was asked for. */
  total_payment: yen(),
  product_name: z.string(),
  line_count: z.int(),
  order_no: textOrNull(),
  asked_at: instant(),
  decided_at: z.nullable(instant()),
})
export type ApprovalRequest = z.infer<typeof ApprovalRequestSchema>

/** With everything that is to be ordered, at today's prices while it waits. */
export const ApprovalDetailSchema = z.extend(ApprovalRequestSchema, { detail: CartSchema.shape.detail })
export type ApprovalDetail = z.infer<typeof ApprovalDetailSchema>
