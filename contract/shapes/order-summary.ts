import * as z from 'zod/mini'
import { id, instant, PictureSchema, yen } from './fields.ts'
import { OrderStatusSchema } from './order.ts'

/** A row of the order history. */
export const OrderSummarySchema = z.object({
  id: id(),
  order_no: z.string(),
  status: OrderStatusSchema,
  ordered_at: instant(),
  total_payment: yen(),
  /** Contained in `total_payment`. */
  total_tax: yen(),
  payment_name: z.string(),
  /** Pieces over all lines. */
  quantity: z.int(),
  /** First line of the order, and how many there are. */
  product_name: z.string(),
  picture: z.nullable(PictureSchema),
  line_count: z.int(),
  can_cancel: z.boolean(),
  cancel_only_ecd_key: z.string(),
})
export type OrderSummary = z.infer<typeof OrderSummarySchema>

/** A member's own note on an order. */
export const MemoSchema = z.object({ id: id(), body: z.string() })
export type Memo = z.infer<typeof MemoSchema>
