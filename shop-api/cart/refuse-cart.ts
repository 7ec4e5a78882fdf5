import type { ErrorBody } from '#contract/shapes/error.ts'
import { ApiError } from '#shop-api/http/api-error.ts'
import { CART_ERRORS, type CartErrorCode, toMostEach } from '#src/text/cart/cart-errors.ts'
import { toMostEach as toMostPieces } from '#shop-api/catalogue/stock-state.ts'
import { orderUnitText } from '#src/text/cart/order-units.ts'
import { toRightQuantity } from '#src/rules/cart/order-multiple.ts'
import type { Tally } from './cart-detail.ts'
import { type CatalogueLine, findExcess, toMostHere } from './catalogue-line.ts'

/** An error beside a field of the cart; `field` is a dotted path. */
export type FieldProblem = NonNullable<ErrorBody['errors']>[number]

/** 422 with a code of behaviour 3.8 that the screens act on. */
export function refuseCart(code: CartErrorCode, errors: FieldProblem[] = [], message?: string): ApiError {
  const body: ErrorBody = { code, message: message ?? CART_ERRORS[code] }
  return new ApiError(422, errors.length === 0 ? body : { ...body, errors })
}

/** 422 with the same code at the top and beside the one field it is about. */
export function refuseField(
  code: CartErrorCode,
  field: string,
  message: string = CART_ERRORS[code],
): ApiError {
  return refuseCart(code, [{ field, code, message }], message)
}

/** Pieces of a product that a line or an addition wants at a destination. */
interface WantedPieces {
  found: CatalogueLine
  /** Of the cart as it would be. */
  tally: Tally
  shipping_key: string
  /** What was asked for; the rest of the tally is in the cart already. */
  quantity: number
}

/** @throws ApiError 422 beside the quantity when a destination cannot get so many pieces */
export function checkQuantity(wanted: WantedPieces): void {
  const { found, tally, shipping_key } = wanted
  const excess = findExcess(tally, found, shipping_key)
  if (excess === 'multiple') throw refuseMultiple(wanted)
  const why = excess === 'each' ? toMostEach(toMostPieces(found)) : undefined
  if (excess) throw refuseField('cart.update_products.stock', 'quantity', why)
}

/** 422: the quantity is no multiple; says which one is. @param field a dotted path */
export function refuseMultiple(wanted: WantedPieces, field = 'quantity'): ApiError {
  return refuseField('cart.update_products.multiple', field, toMultipleSentence(wanted))
}

function toMultipleSentence({ found, tally, shipping_key, quantity }: WantedPieces): string {
  const here = tally.each.get(shipping_key) ?? 0
  const { order_multiple } = found
  const right = toRightQuantity(here, order_multiple, toMostHere(tally, found, shipping_key))
  // What is in the cart beside it counts, too.
  const pieces = right - (here - quantity)
  return pieces > 0 ? orderUnitText.wrong(order_multiple, pieces) : orderUnitText.wrong_anyhow(order_multiple)
}

/** 401: the cart is a member's, and nobody is logged in. */
export function loginRequired(): ApiError {
  const code = 'cart.common.login_required'
  return new ApiError(401, { code, message: CART_ERRORS[code] })
}

/** 404: nobody knows this cart (or it belongs to another shop). */
export function cartNotFound(): ApiError {
  const code = 'cart.common.not_found'
  return new ApiError(404, { code, message: CART_ERRORS[code] })
}
