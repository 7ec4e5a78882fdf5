import { getCartToken } from '#src/stores/cart/cart-token.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

const KEY = 'noren.given_card'

/** A card this tab gave for a cart, as its owner recognises it. The number itself is not stored. */
export interface GivenCard {
  cart_token: string
  brand: string
  last4: string
}

/** The card given for the present cart; null when none was, or when it was refused since. */
export function getGivenCard(): GivenCard | null {
  const card = getStored('session', KEY) as GivenCard | null
  return card && card.cart_token === getCartToken() ? card : null
}

export function keepGivenCard({ brand, last4 }: Pick<GivenCard, 'brand' | 'last4'>): void {
  const cart_token = getCartToken()
  if (cart_token) setStored('session', KEY, { cart_token, brand, last4 })
}

/** A declined card is used up: the API deleted its token as well. */
export function forgetGivenCard(): void {
  setStored('session', KEY, null)
}
