import type { CartCoupon } from '#contract/shapes/cart.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { shareByLargestRemainder } from '#src/rules/money/largest-remainder.ts'
import { CART_ERRORS, toCouponMinimum } from '#src/text/cart/cart-errors.ts'
import type { CouponRefusal, CouponTerms } from './benefits.ts'

/** Goods of a cart as coupons see them. */
export interface CouponGoods {
  subtotal: number
  category_ids: readonly number[]
}

export interface PricedCoupons {
  coupons: CartCoupon[]
  /** What they take off each of the goods, in the same order. */
  parts: number[]
  /** What they take off the shipping fee. */
  shipping_fee: number
}

/**
 * What coupons take off goods and shipping fee, one after the other and never more than is left. Each is shared out to the
 * goods it is for by largest remainder, so that the parts are the discount to the yen.
 *
 * @param shipping_fee of the whole order; 0 while it is not known
 */
export function priceCoupons(
  coupons: readonly CouponTerms[],
  goods: readonly CouponGoods[],
  shipping_fee: number,
): PricedCoupons {
  const priced: PricedCoupons = { coupons: [], parts: goods.map(() => 0), shipping_fee: 0 }
  for (const coupon of coupons) {
    const { code, name } = coupon
    const problem = findProblem(coupon, goods)
    priced.coupons.push(
      problem
        ? { code, name, discount: 0, problem }
        : { code, name, discount: takeOff(coupon, goods, shipping_fee, priced) },
    )
  }
  return priced
}

/** A coupon that makes the shipping fee free, or one that makes the goods cheaper: of each sort an order takes one. */
export function isForShippingFee({ kind }: Pick<CouponTerms, 'kind'>): boolean {
  return kind === 'carriage'
}

function takeOff(
  coupon: CouponTerms,
  goods: readonly CouponGoods[],
  shipping_fee: number,
  priced: PricedCoupons,
): number {
  if (isForShippingFee(coupon)) {
    const discount = shipping_fee - priced.shipping_fee
    priced.shipping_fee += discount
    return discount
  }
  const left = goods.map((item, at) => (isFor(coupon, item) ? item.subtotal - (priced.parts[at] ?? 0) : 0))
  const most = sum(left)
  const wanted = coupon.kind === 'rate' ? Math.floor((most * coupon.discount) / 100) : coupon.discount
  const discount = Math.max(0, Math.min(wanted, most))
  for (const [at, part] of shareByLargestRemainder(discount, left).entries()) {
    priced.parts[at] = (priced.parts[at] ?? 0) + part
  }
  return discount
}

function findProblem(coupon: CouponTerms, goods: readonly CouponGoods[]): CartCoupon['problem'] {
  if (coupon.refusal !== null) return toProblem(coupon.refusal)
  const meant = goods.filter((item) => isFor(coupon, item))
  if (goods.length > 0 && meant.length === 0) return toProblem('cart.coupon.not_for_these_goods')
  if (sum(meant.map(({ subtotal }) => subtotal)) >= coupon.minimum_total) return undefined
  const message = toCouponMinimum(formatYen(coupon.minimum_total))
  return { code: 'cart.coupon.minimum_total' satisfies CouponRefusal, message }
}

function isFor(coupon: CouponTerms, item: CouponGoods): boolean {
  return coupon.category_ids.length === 0 || item.category_ids.some((id) => coupon.category_ids.includes(id))
}

function toProblem(code: CouponRefusal) {
  return { code, message: CART_ERRORS[code] }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
