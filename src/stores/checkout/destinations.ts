import { planDivisions, type Shares } from '#src/rules/checkout/share-pieces.ts'
import { $cart } from '#src/stores/cart/cart.ts'
import {
  type CartEnding as Ending,
  type CartFields as Fields,
  changeCart as change,
} from '#src/stores/cart/change-cart.ts'

/** Adds a destination. */
export function addDestination(fields: Fields<'PATCH /v1/carts/shippings/add'>): Ending {
  return change((api, token) => api.call('PATCH /v1/carts/shippings/add', { body: { token, ...fields } }))
}

/** Names the sender of a destination; null for the orderer. */
export function setSender(key: string, sender: Fields<'PATCH /v1/carts/shippings/modify'>['sender']): Ending {
  return change((api, token) =>
    api.call('PATCH /v1/carts/shippings/modify', { body: { token, key, sender: sender ?? null } }),
  )
}

/** Removes a destination; what goes there goes to another one from now on. */
export function removeDestination(key: string, to_key: string): Ending {
  return change((api, token) =>
    api.call('PATCH /v1/carts/shippings/delete', { body: { token, key, to_key } }),
  )
}

/** Back to one destination, whose address is asked again. */
export function resetShippings(): Ending {
  return change((api, token) =>
    api.call('PATCH /v1/carts/shippings/reset', { body: { token, is_removing_address: true } }),
  )
}

/**
 * Shares the pieces of a product out to destinations, with one call for each line that gives some away. Each call
 * leaves the cart whole: if one fails, the rest is as it was.
 */
export async function shareProduct(product_id: number, shares: Shares): Ending {
  const state = $cart.get()
  const divisions = state.state === 'open' ? planDivisions(state.cart.detail, product_id, shares) : []
  for (const division of divisions) {
    const failure = await change((api, token) =>
      api.call('PATCH /v1/carts/products/divide', { body: { token, ...division } }),
    )
    if (failure) return failure
  }
  return null
}
