import {
  type CartEnding as Ending,
  type CartFields as Fields,
  changeCart as change,
} from '#src/stores/cart/change-cart.ts'

/** Sets how to pay; a card only by its provider's token. */
export function setPayment(fields: Omit<Fields<'PATCH /v1/carts/order/modify'>, 'orderer'>): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/order/modify', { body: { token, ...fields } }))
}

/** Uses a coupon, by its code. */
export function addCoupon(code: string): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/coupons/add', { body: { token, code } }))
}

/** Takes a coupon back. */
export function removeCoupon(code: string): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/coupons/delete', { body: { token, code } }))
}

/** Sets how many points the order is paid with; 0 for none. */
export function setPoint(point: number): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/point', { body: { token, point } }))
}
