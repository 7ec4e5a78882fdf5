import { and, eq, sql } from 'drizzle-orm'
import { coupons } from '#shop-api/db/schema/campaigns.ts'
import { countUsablePoints } from '#shop-api/benefits/move-points.ts'
import { type CartErrorCode, CART_ERRORS } from '#src/text/cart/cart-errors.ts'
import { type CartChange, type OpenCart } from './change-cart.ts'
import { loadBenefits } from '#shop-api/benefits/load-benefits.ts'
import { loadCartGoods } from './load-cart-goods.ts'
import { isForShippingFee } from '#shop-api/benefits/price-coupons.ts'
import { priceCart } from './price-cart.ts'
import { refuseCart, refuseField } from './refuse-cart.ts'

/** Puts a coupon into the cart. @throws ApiError 422 with the reason when it does not apply as the cart is */
export function addCoupon(typed: string): CartChange {
  return async (cart) => {
    const { detail } = cart
    const code = await findCode(cart, typed)
    const present = detail.coupon_codes ?? []
    if (code === undefined) throw refuseField('cart.coupon.not_found', 'code')
    if (present.includes(code)) return
    detail.coupon_codes = [...present, code]
    const benefits = await loadBenefits(cart.tx, cart, detail)
    const added = benefits.coupons.at(-1)
    const isSameSort = (other: { kind: 'amount' | 'rate' | 'carriage' }) =>
      added !== undefined && isForShippingFee(other) === isForShippingFee(added)
    const catalogue = await loadCartGoods(cart.tx, cart, detail)
    const priced = priceCart(detail, catalogue, cart.terms, benefits)
    const problem = priced.coupons.at(-1)?.problem
    if (problem) {
      const known = problem.code as CartErrorCode
      throw refuseCart(known, [{ field: 'code', ...problem }], problem.message)
    }
    if (benefits.coupons.slice(0, -1).some(isSameSort)) {
      throw refuseField('cart.coupon.not_combinable', 'code')
    }
  }
}

/** Takes a coupon out of the cart. A coupon that is not there is no error. */
export function removeCoupon(typed: string): CartChange {
  return ({ detail }) => {
    const { coupon_codes = [] } = detail
    detail.coupon_codes = coupon_codes.filter((code) => toWritten(code) !== toWritten(typed))
  }
}

/** Sets how many points the order is paid with. */
export function setPoint(point: number): CartChange {
  return async (cart) => {
    const { detail, tx, user_id, now } = cart
    detail.point = point
    if (point === 0) return
    const usable = user_id === null ? 0 : await countUsablePoints(tx, user_id, now)
    if (point > usable) throw refuseField('cart.point.not_enough', 'point')
    const catalogue = await loadCartGoods(tx, cart, detail)
    const priced = priceCart(detail, catalogue, cart.terms, await loadBenefits(tx, cart, detail))
    if (priced.order.used_point < point) {
      const code = 'cart.point.more_than_total'
      throw refuseCart(code, [{ field: 'point', code, message: CART_ERRORS[code] }])
    }
  }
}

/** The code as the shop spells it, whatever letters were typed; undefined when the shop has no such coupon. */
async function findCode({ tx, channel_id }: OpenCart, typed: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ code: coupons.code })
    .from(coupons)
    .where(and(eq(coupons.channel_id, channel_id), eq(sql`upper(${coupons.code})`, toWritten(typed))))
  return row?.code
}

/** Phones write full-width letters and small ones. */
function toWritten(typed: string): string {
  return typed.normalize('NFKC').trim().toUpperCase()
}
