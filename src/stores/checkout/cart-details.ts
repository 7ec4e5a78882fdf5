import {
  type CartEnding as Ending,
  type CartFields as Fields,
  changeCart as change,
} from '#src/stores/cart/change-cart.ts'

/** Sets the address of a destination. Every action here answers null when done, else why it failed. */
export function setAddress(fields: Fields<'PATCH /v1/carts/shippings/modify'>): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/shippings/modify', { body: { token, ...fields } }))
}

/** Makes the order a social gift, whose recipient will say where it goes; null makes it a normal order again. */
export function setReceiver(receiver: Fields<'PATCH /v1/carts/social/receiver'>['receiver']): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/social/receiver', { body: { token, receiver } }))
}

/** Sets who orders. */
export function setOrderer(orderer: Fields<'PATCH /v1/carts/order/modify'>['orderer']): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/order/modify', { body: { token, orderer } }))
}
