import * as z from 'zod/mini'
import { id, instant, yen } from './fields.ts'

/** A coupon of the shop. `code` is what a shopper types in the cart. */
export const CouponSchema = z.object({
  id: id(),
  /** The coupon itself, as `POST /v1/me/coupons` takes it: of a coupon the same as `id`. */
  coupon_id: id(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** `amount`: yen off. `rate`: percent off. `carriage`: shipping is free. */
  kind: z.enum(['amount', 'rate', 'carriage']),
  /** Yen or percent by `kind`; 0 for shipping fee. */
  discount: z.int(),
  /** Goods needed, tax included; 0 for any order. */
  minimum_total: yen(),
  /** The member took it already; false for a visitor. */
  is_taken: z.boolean(),
  starts_at: instant(),
  expires_at: z.nullable(instant()),
})
export type Coupon = z.infer<typeof CouponSchema>

/** A coupon a member took: `id` is the taking, `coupon_id` the coupon. */
export const UserCouponSchema = z.extend(CouponSchema, {
  used_at: z.nullable(instant()),
  taken_at: instant(),
})
export type UserCoupon = z.infer<typeof UserCouponSchema>
