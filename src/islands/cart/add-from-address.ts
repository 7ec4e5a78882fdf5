import { parseBuyAddress } from '#src/rules/parse-buy-address.ts'
import { type BuyEnd, buyWish } from '#src/stores/buy-wish.ts'

/**
 * The buy box is a plain form: pressed before its script is there, it leads to
 * `/cart/?product=…&option-0=…&option-1=…&quantity=…`, with an `accessory=…` for each that goes with it; forms that know
 * the variation say `product_id=…`. It is added once, and the address is cleaned at the same moment, so that neither a
 * reload nor «back» adds it again. Null when the address asks for nothing.
 */
export function addFromAddress(): Promise<BuyEnd> | null {
  const wish = parseBuyAddress(new URLSearchParams(location.search))
  return wish && buyWish(wish, () => history.replaceState(history.state, '', location.pathname))
}
