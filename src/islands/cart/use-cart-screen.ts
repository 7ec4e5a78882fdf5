import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { CallFailure } from '#src/rules/call-failure.ts'
import { COMPLETE_PATH } from '#src/rules/checkout-steps.ts'
import type { BuyQuestion } from '#src/stores/buy-wish.ts'
import { $cart, loadCart } from '#src/stores/cart.ts'
import { $cartView, type CartView } from '#src/stores/cart-view.ts'
import { applyLinkedCoupon } from '#src/stores/linked-coupon.ts'
import { goTo } from '#src/stores/go-to.ts'
import { askOrderOutcome } from '#src/stores/order-attempt.ts'
import { tellAdded } from '#src/stores/tell-added.ts'
import { tellFailure } from '#src/stores/tell-failure.ts'
import { addFromAddress } from './add-from-address.ts'

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
    if (hasGoods) void applyLinkedCoupon()
  }, [hasGoods])
  // The cart became an order elsewhere: nothing is left to buy here.
  useEffect(() => {
    if (cart.state !== 'decided') return
    void askOrderOutcome().then((end) => {
      if (end.state === 'completed') goTo(COMPLETE_PATH)
    })
  }, [cart.state])
  if (cart.state === 'failed') {
    return { state: 'failed', failure: cart.failure, retry: () => void loadCart(), question }
  }
  if (cart.state === 'unknown' || cart.state === 'decided') return { state: 'loading', question }
  return view && view.lines.length > 0 ? { state: 'filled', view, question } : { state: 'empty', question }
}

async function openCart(): Promise<BuyQuestion | null> {
  const end = await addFromAddress()
  if (end?.state !== 'bought') {
    await loadCart()
    return end?.question ?? null
  }
  tellAdded(end.product_id, end.quantity)
  if (end.accessory_failure) tellFailure(end.accessory_failure)
  return null
}
