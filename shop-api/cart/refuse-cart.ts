import type { ErrorBody } from '#contract/shapes/error.ts'
import { MAX_PIECES } from '#shop-api/catalogue/stock-state.ts'
import { ApiError } from '#shop-api/http/api-error.ts'
import { CART_ERRORS, type CartErrorCode, toMostEach } from '#src/text/cart/cart-errors.ts'
import type { Excess } from './catalogue-line.ts'

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

/** 422 beside the quantity. */
export function refuseExcess(excess: Excess): ApiError {
  const why = excess === 'each' ? toMostEach(MAX_PIECES) : undefined
  return refuseField('cart.update_products.stock', 'quantity', why)
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
