import * as z from 'zod/mini'
import { UserCouponSchema } from './coupon.ts'
import { day, id, instant, textOrNull, yen } from './fields.ts'
import { InquirySchema } from './inquiry.ts'
import { OrderSummarySchema } from './order-summary.ts'
import { PointHistorySchema, PointSchema } from './point.ts'

/** A member in the staff's list. Of one who left only number and days are known. */
export const AdminMemberSchema = z.object({
  id: id(),
  /** Member number. */
  code: z.string(),
  name: z.string(),
  name_kana: z.string(),
  company_name: textOrNull(),
  email: textOrNull(),
  phone_number: z.string(),
  prefecture: z.string(),
  /** False until the e-mail address is verified, where a shop wants that. */
  is_registered_member: z.boolean(),
  created_at: instant(),
  left_at: z.nullable(instant()),
  points: z.int(),
  order_count: z.int(),
  /** Yen of all orders that stand. */
  spent: yen(),
})
export type AdminMember = z.infer<typeof AdminMemberSchema>

/** One member as the staff see them: no password, no secret, no card. */
export const AdminMemberDetailSchema = z.extend(AdminMemberSchema, {
  postal_code: z.string(),
  city: z.string(),
  address1: z.string(),
  address2: z.string(),
  cell_phone_number: z.string(),
  birthday: z.nullable(day()),
  is_receive_newsletter: z.boolean(),
  address_count: z.int(),
  last_login_at: z.nullable(instant()),
  point: PointSchema,
  /** The last ones. */
  point_histories: z.array(PointHistorySchema),
  coupons: z.array(UserCouponSchema),
  orders: z.array(OrderSummarySchema),
  inquiries: z.array(InquirySchema),
})
export type AdminMemberDetail = z.infer<typeof AdminMemberDetailSchema>
