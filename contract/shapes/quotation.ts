import * as z from 'zod/mini'
import { CartSchema, LeadtimeSchema } from './cart.ts'
import { day, id, instant, textOrNull, yen } from './fields.ts'

/** `open`: its prices hold. `expired`: its last day is over. `ordered`: an order came of it. */
export const QuotationStatusSchema = z.enum(['open', 'expired', 'ordered'])
export type QuotationStatus = z.infer<typeof QuotationStatusSchema>

/** A quotation (見積書) a member keeps: what was in the cart, at prices that hold until a day. */
export const QuotationSchema = z.object({
  id: id(),
  quotation_no: z.string(),
  status: QuotationStatusSchema,
  /** What the member calls it. */
  title: textOrNull(),
  addressee: textOrNull(),
  total_payment: yen(),
  product_name: z.string(),
  line_count: z.int(),
  quoted_at: instant(),
  /** Last day of its prices, in Japan. */
  valid_until: day(),
  order_no: textOrNull(),
})
export type Quotation = z.infer<typeof QuotationSchema>

/** What keeps a quotation from being ordered as it stands. */
export const QuotationProblemSchema = z.object({ code: z.string(), message: z.string() })

export const QuotationDetailSchema = z.extend(QuotationSchema, {
  /** Figures at the quoted prices, where it would go and how it would be paid. */
  detail: CartSchema.shape.detail,
  /** When each parcel would arrive, were it ordered now; empty unless the quotation is open. */
  leadtimes: z.array(LeadtimeSchema),
  /** Empty when one press orders it. */
  problems: z.array(QuotationProblemSchema),
  /** Present when the total is more than the member may order without being asked. */
  approval: z.optional(CartSchema.shape.approval),
})
export type QuotationDetail = z.infer<typeof QuotationDetailSchema>
