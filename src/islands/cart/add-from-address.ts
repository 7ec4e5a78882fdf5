import { parseBuyAddress } from '#src/rules/cart/parse-buy-address.ts'
import { type BuyEnd, buyWish } from '#src/stores/cart/buy-wish.ts'
import { tellAdded } from '#src/stores/cart/tell-added.ts'
import { tellFailure } from '#src/stores/page/toasts.ts'

/**
 * The buy box is a plain form. Pressed before its script is loaded, it leads to
 * `/cart/?product=…&option-0=…&option-1=…&quantity=…`, with an `accessory=…` for each accessory; forms that know the
 * variation send `product_id=…`. It is added once, and the address is cleaned at the same moment, so that neither a
 * reload nor «back» adds it again. A toast says what was added. Null when the address asks for nothing.
 */
export async function addFromAddress(): Promise<BuyEnd | null> {
  const wish = parseBuyAddress(new URLSearchParams(location.search))
  if (!wish) return null
  const end = await buyWish(wish, () => history.replaceState(history.state, '', location.pathname))
  if (end.state === 'bought') {
    tellAdded(end.product_id, end.quantity)
    if (end.accessory_failure) tellFailure(end.accessory_failure)
  }
  return end
}
