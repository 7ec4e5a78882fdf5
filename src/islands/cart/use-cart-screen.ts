import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { COMPLETE_PATH } from '#src/rules/checkout/checkout-steps.ts'
import { LINKED_COUPON_KEY } from '#src/rules/cart/linked-coupon-key.ts'
import type { BuyQuestion } from '#src/stores/cart/buy-wish.ts'
import { $cart, loadCart } from '#src/stores/cart/cart.ts'
import { $cartView, type CartView } from '#src/stores/cart/cart-view.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { getStored } from '#src/stores/page/storage.ts'

export type CartScreenState = CartShown & {
  /** What the address asked for and was not bought: the shopper chooses again. */
  question: BuyQuestion | null
}

type CartShown =
  | { state: 'loading' }
  | { state: 'failed'; failure: CallFailure; retry: () => void }
  | { state: 'empty' }
  | { state: 'filled'; view: CartView }

/** The cart for its screen. Opens it, adds what the address asks for, and goes on with an order left open. */
export function useCartScreen(): CartScreenState {
  const cart = useStore($cart, { ssr: 'initial' })
  const view = useStore($cartView, { ssr: 'initial' })
  const [question, setQuestion] = useState<BuyQuestion | null>(null)
  useEffect(() => void openCart().then(setQuestion), [])
  const hasGoods = cart.state === 'open' && cart.cart.detail.products.length > 0
  useEffect(() => {
    if (hasGoods && getStored('session', LINKED_COUPON_KEY) !== null)
      void import('#src/stores/cart/linked-coupon.ts').then(({ applyLinkedCoupon }) => applyLinkedCoupon())
  }, [hasGoods])
  // The cart became an order elsewhere: nothing is left to buy here.
  useEffect(() => {
    if (cart.state !== 'decided') return
    void import('#src/stores/checkout/order-attempt.ts').then(async ({ askOrderOutcome }) => {
      const end = await askOrderOutcome()
      if (end.state === 'completed') goTo(COMPLETE_PATH)
    })
  }, [cart.state])
  if (cart.state === 'failed') {
    return { state: 'failed', failure: cart.failure, retry: () => void loadCart(), question }
  }
  if (cart.state === 'unknown' || cart.state === 'decided') return { state: 'loading', question }
  return view && view.lines.length > 0 ? { state: 'filled', view, question } : { state: 'empty', question }
}

/** An address without a question asks for nothing: then the cart alone is read. */
async function openCart(): Promise<BuyQuestion | null> {
  const end = location.search ? await (await import('./add-from-address.ts')).addFromAddress() : null
  if (end?.state !== 'bought') await loadCart()
  return end?.state === 'asked' ? end.question : null
}
