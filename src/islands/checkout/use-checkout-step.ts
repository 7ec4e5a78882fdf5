import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import {
  CART_PATH,
  type CheckoutStep,
  COMPLETE_PATH,
  findMissingStep,
  type MissingStep,
  toStepPath,
} from '#src/rules/checkout/checkout-steps.ts'
import { $cart, type CartState, loadCart } from '#src/stores/cart/cart.ts'
import { $cartView, type CartView } from '#src/stores/cart/cart-view.ts'
import { setNextFlash } from '#src/stores/page/flash.ts'
import {
  $orderAttempt,
  askOrderOutcome,
  type OrderAttempt,
  resumeOrderAttempt,
} from '#src/stores/checkout/order-attempt.ts'
import { getPurchase } from '#src/stores/checkout/purchase-record.ts'
import { reloadWhenBack } from '#src/stores/calls/reload-when-back.ts'

export type CheckoutScreen =
  /** `way`: where the shopper is being sent, e.g. to where something is missing; null while nothing is known. */
  | { state: 'loading'; way: string | null }
  | { state: 'failed'; failure: CallFailure; retry: () => void }
  | { state: 'ready'; view: CartView }

/**
 * The cart for a screen of the checkout, once it has what the screen needs; a shopper without it is sent to the screen
 * where it is given. A cart that became an order leads to that order, so that «back» never opens a second one.
 */
export function useCheckoutStep(step: CheckoutStep): CheckoutScreen {
  const cart = useStore($cart, { ssr: 'initial' })
  const view = useStore($cartView, { ssr: 'initial' })
  const attempt = useStore($orderAttempt, { ssr: 'initial' })
  const missing = view && !view.is_pending ? findMissingStep(step, view) : null
  const way = findWay(step, cart, attempt, missing)
  const path = way?.path
  const code = way?.code

  useEffect(() => {
    void resumeOrderAttempt().then(() => loadCart())
  }, [])
  useEffect(() => {
    if (cart.state === 'decided') void askOrderOutcome()
    if (cart.state === 'failed') reloadWhenBack(cart.failure)
  }, [cart])
  useEffect(() => {
    if (!path) return
    if (code) setNextFlash({ code }, 'negative')
    location.replace(path)
  }, [path, code])

  if (cart.state === 'failed') return { state: 'failed', failure: cart.failure, retry: () => void loadCart() }
  return view && !path && cart.state === 'open'
    ? { state: 'ready', view }
    : { state: 'loading', way: path ?? null }
}

/** Where the shopper is sent instead, with which message; null to stay. */
function findWay(
  step: CheckoutStep,
  cart: CartState,
  attempt: OrderAttempt,
  missing: MissingStep | null,
): { path: string; code?: MissingStep['code'] } | null {
  if (attempt.state === 'completed') return { path: COMPLETE_PATH }
  // Only the confirm screen shows how an order stands.
  if (attempt.state === 'unknown' || attempt.state === 'challenge')
    return step === 'confirm' ? null : { path: toStepPath('confirm') }
  if (missing) return missing
  if (cart.state !== 'empty' || attempt.state !== 'idle') return null
  return getPurchase() ? { path: COMPLETE_PATH } : { path: CART_PATH, code: 'checkout.empty' }
}
