import type { Cart } from '#contract/shapes/cart.ts'
import { MISSING_FIELDS, CART_ERRORS } from '#src/text/cart/cart-errors.ts'
import { isGift, toDestinations } from '#shop-api/cart/cart-detail.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import type { CatalogueLines } from '#shop-api/cart/catalogue-line.ts'
import { promiseShipping } from '#shop-api/cart/delivery-wishes.ts'
import { offerPayment } from '#shop-api/cart/offer-payment.ts'
import { toAmountBeforeFee } from '#shop-api/cart/price-cart.ts'
import { refuseCart, type FieldProblem } from '#shop-api/cart/refuse-cart.ts'
import type { SellingTerms } from '#shop-api/cart/selling-terms.ts'

export interface Decision {
  detail: CartDetail
  priced: Cart['detail']
  catalogue: CatalogueLines
  terms: SellingTerms
  now: Date
  /** Yen the shopper saw on the confirm screen. */
  total_payment: number
  /** There is a card to charge, should the cart be paid by card. */
  has_card: boolean
}

/** Whether a cart can become an order as it is. @throws ApiError 422 with what stands against it. */
export function checkDecision(decision: Decision): void {
  checkProducts(decision)
  const missing = listMissing(decision)
  if (missing.length > 0) throw refuseCart('cart.decision.incomplete', missing)
  if (decision.priced.order.total_payment !== decision.total_payment) {
    throw refuseCart('cart.decision.total_changed', findCouponProblems(decision))
  }
}

const problemCodes = {
  not_on_sale: 'cart.update_products.not_sale',
  sold_out: 'cart.update_products.stock',
  not_enough_stock: 'cart.update_products.stock',
  too_many_each: 'cart.update_products.stock',
  not_a_multiple: 'cart.update_products.multiple',
} as const

/** What was not said yet, or does not hold any more, of destinations, days, orderer and payment. */
export const listMissing = (decision: Decision): FieldProblem[] => [
  ...findMissingDestinations(decision),
  ...findStaleDays(decision),
  ...findMissingOrder(decision),
]

function checkProducts({ detail, priced, catalogue }: Decision): void {
  if (detail.lines.length === 0) {
    throw refuseCart('cart.decision.incomplete', [toMissing('detail.products', 'products')])
  }
  if (detail.lines.some((line) => !catalogue.has(line.product_id))) {
    throw refuseCart('cart.decision.product_not_found')
  }
  for (const [index, line] of priced.products.entries()) {
    const field = `detail.products.${index}.quantity`
    if (isGift(detail) && !line.product_info.is_giftable) throw refuseCart('cart.social.not_giftable')
    const code = line.problem && problemCodes[line.problem]
    if (code) throw refuseCart(code, [{ field, code, message: CART_ERRORS[code] }])
  }
}

/** Coupons that stopped applying, perhaps used elsewhere meanwhile: this is why the total changed. */
function findCouponProblems({ priced }: Decision): FieldProblem[] {
  return priced.coupons.flatMap(({ problem }, index) =>
    problem === undefined ? [] : [{ field: `detail.coupons.${index}`, ...problem }],
  )
}

/** A destination without goods needs nothing, because the order leaves it out. */
function findMissingDestinations({ detail, priced }: Decision): FieldProblem[] {
  return priced.shippings.flatMap((shipping, index) => {
    const field = `detail.shippings.${index}`
    if (!priced.products.some((line) => line.shipping_key === shipping.key)) return []
    if (shipping.address === null && !isGift(detail)) return [toMissing(`${field}.address`, 'address')]
    return shipping.carriage === null ? [toMissing(`${field}.address.prefecture`, 'carriage')] : []
  })
}

/** A day chosen yesterday may have become impossible since. */
function findStaleDays(decision: Decision): FieldProblem[] {
  const code = 'cart.packing.day_not_available'
  return decision.detail.packings.flatMap(({ key, shipping_key, delivery_date }, index) => {
    const isUsed = decision.detail.lines.some((line) => line.packing_key === key)
    if (!isUsed || delivery_date === null) return []
    if (promiseShipping(decision, shipping_key)?.days.includes(delivery_date)) return []
    return [{ field: `detail.packings.${index}.delivery_date`, code, message: CART_ERRORS[code] }]
  })
}

function findMissingOrder({ detail, priced, terms, has_card }: Decision): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (detail.orderer === null) problems.push(toMissing('detail.order.orderer', 'orderer'))
  const payment = terms.payments.find((candidate) => candidate.id === detail.payment_id)
  if (payment === undefined) return [...problems, toMissing('detail.order.payment_id', 'payment_id')]
  if (priced.order.payment_fee === null) {
    const code = 'cart.payment.not_available'
    const { reason } = offerPayment(payment, toAmountBeforeFee(priced.order), toDestinations(detail))
    problems.push({ field: 'detail.order.payment_id', code, message: reason ?? CART_ERRORS[code] })
  }
  const isCharged = priced.order.total_payment > 0
  if (payment.code === 'card' && !has_card && isCharged) {
    problems.push(toMissing('detail.order.card_token', 'card_token'))
  }
  return problems
}

function toMissing(field: string, missing: keyof typeof MISSING_FIELDS): FieldProblem {
  return { field, code: 'required', message: MISSING_FIELDS[missing] }
}
