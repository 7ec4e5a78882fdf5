import { type CartEnding, type CartFields, changeCart } from '#src/stores/cart/change-cart.ts'

/** Sets wishes of every parcel alike; fields left out stay. */
export function setAllPackings(fields: CartFields<'PATCH /v1/carts/packings/modify-all'>): CartEnding {
  return changeCart((api, token) =>
    api.call('PATCH /v1/carts/packings/modify-all', { body: { token, ...fields } }),
  )
}
