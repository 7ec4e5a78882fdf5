import type { CallInput, CallName } from '#contract/index.ts'
import type { Cart } from '#contract/shapes/cart.ts'
import type { Api } from '#src/api/call-input.ts'
import { type CallFailure, isOutcomeUnknown, toCallFailure } from '#src/rules/call-failure.ts'
import { acceptCart, loadCart, requireCartToken } from './cart.ts'
import { recoverCart } from './cart-recovery.ts'
import { inTurn } from './in-turn.ts'
import { loadApi } from './load-api.ts'

/** What a form of the checkout sends, without the token. */
type Fields<Name extends CallName> = Omit<CallInput<Name>['body'] & object, 'token'>
type Ending = Promise<CallFailure | null>

/** Sets the address of a destination. Every action here answers null when done, else why it failed. */
export function setAddress(fields: Fields<'PATCH /v1/carts/shippings/modify'>): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/shippings/modify', { body: { token, ...fields } }))
}

/** Adds a destination. */
export function addAddress(fields: Fields<'PATCH /v1/carts/shippings/add'>): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/shippings/add', { body: { token, ...fields } }))
}

/** Back to one destination. */
export function resetShippings(is_removing_address = false): Ending {
  return change((api, token) =>
    api.call('PATCH /v1/carts/shippings/reset', { body: { token, is_removing_address } }),
  )
}

/** Shares the pieces of a line between destinations. */
export function divideLine(fields: Fields<'PATCH /v1/carts/products/divide'>): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/products/divide', { body: { token, ...fields } }))
}

/** Sets delivery day, time slot and gift options of a parcel; fields left out stay. */
export function setPacking(fields: Fields<'PATCH /v1/carts/packings/modify'>): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/packings/modify', { body: { token, ...fields } }))
}

/** Sets who orders. */
export function setOrderer(orderer: Fields<'PATCH /v1/carts/order/modify'>['orderer']): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/order/modify', { body: { token, orderer } }))
}

/** Sets how to pay; a card only by the token of its provider. */
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

/** Sets the remarks for the shop. */
export function setNote(note: string | null): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/other/modify', { body: { token, note } }))
}

async function change(send: (api: Api, token: string) => Promise<{ body: Cart }>): Ending {
  try {
    await inTurn(async () => {
      const [api, token] = await Promise.all([loadApi(), requireCartToken()])
      acceptCart((await send(api, token)).body)
    })
    return null
  } catch (error) {
    const failure = toCallFailure(error)
    // The form keeps what was typed; the screen shows what the API has.
    if (isOutcomeUnknown(failure)) await loadCart()
    else await recoverCart(failure)
    return failure
  }
}
