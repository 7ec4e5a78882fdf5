import type { Coupon } from '#contract/shapes/coupon.ts'
import type { CartErrorCode } from '#src/text/cart/cart-errors.ts'

/** Why a coupon does not apply. */
export type CouponRefusal = Extract<CartErrorCode, `cart.coupon.${string}`>

/** A coupon in a cart, as it stands for this shopper at this moment. */
export interface CouponTerms {
  id: number
  code: string
  name: string
  kind: Coupon['kind']
  /** Yen or percent by `kind`. */
  discount: number
  minimum_total: number
  /** Categories whose goods it is for; empty for all goods. */
  category_ids: readonly number[]
  /** What is against it whatever is in the cart; null for nothing. */
  refusal: CouponRefusal | null
}

/** What a shopper brings to pay less: coupons in the order they were given, and points. */
export interface Benefits {
  coupons: readonly CouponTerms[]
  usable_point: number
}

export const NO_BENEFITS: Benefits = { coupons: [], usable_point: 0 }
