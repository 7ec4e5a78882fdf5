import {
  type CartEnding as Ending,
  type CartFields as Fields,
  changeCart as change,
} from '#src/stores/cart/change-cart.ts'

/** Sets delivery day, time slot and gift options of a parcel; fields left out stay. */
export function setPacking(fields: Fields<'PATCH /v1/carts/packings/modify'>): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/packings/modify', { body: { token, ...fields } }))
}

/** Sets the remarks for the shop. */
export function setNote(note: string | null): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/other/modify', { body: { token, note } }))
}
