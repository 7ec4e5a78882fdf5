import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import type { CallFailure } from '#src/rules/call-failure.ts'
import { COMPLETE_PATH } from '#src/rules/checkout-steps.ts'
import { $cart, loadCart } from '#src/stores/cart.ts'
import { $cartView, type CartView } from '#src/stores/cart-view.ts'
import { applyLinkedCoupon } from '#src/stores/linked-coupon.ts'
import { goTo } from '#src/stores/go-to.ts'
import { askOrderOutcome } from '#src/stores/order-attempt.ts'
import { showToast } from '#src/stores/toasts.ts'
import { addFromAddress } from './add-from-address.ts'

export type CartScreenState =
  | { state: 'loading' }
  | { state: 'failed'; failure: CallFailure; retry: () => void }
  | { state: 'empty' }
  | { state: 'filled'; view: CartView }

/** The cart for its screen. Opens it, adds what the address asks for, and goes on with an order left open. */
export function useCartScreen(): CartScreenState {
  const cart = useStore($cart, { ssr: 'initial' })
  const view = useStore($cartView, { ssr: 'initial' })
  useEffect(() => void openCart(), [])
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
  if (cart.state === 'failed') return { state: 'failed', failure: cart.failure, retry: () => void loadCart() }
  if (cart.state === 'unknown' || cart.state === 'decided') return { state: 'loading' }
  return view && view.lines.length > 0 ? { state: 'filled', view } : { state: 'empty' }
}

async function openCart(): Promise<void> {
  const added = addFromAddress()
  if (!added) return loadCart()
  const failure = await added
  if (failure) {
    showToast(failure.kind === 'refused' ? failure : { code: failure.kind }, 'negative')
    await loadCart()
  } else showToast({ code: 'cart.added' })
}
