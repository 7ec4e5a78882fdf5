import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import type { CallFailure } from '#src/rules/call-failure.ts'
import {
  CART_PATH,
  type CheckoutStep,
  COMPLETE_PATH,
  findMissingStep,
  toStepPath,
} from '#src/rules/checkout-steps.ts'
import { $cart, loadCart } from '#src/stores/cart.ts'
import { $cartView, type CartView } from '#src/stores/cart-view.ts'
import { setNextFlash } from '#src/stores/flash.ts'
import { $orderAttempt, askOrderOutcome, resumeOrderAttempt } from '#src/stores/order-attempt.ts'
import { getPurchase } from '#src/stores/purchase-record.ts'
import { reloadWhenBack } from '#src/stores/reload-when-back.ts'

export type CheckoutScreen =
  /** Also while the shopper is on the way to where something is missing. */
  | { state: 'loading' }
  | { state: 'failed'; failure: CallFailure; retry: () => void }
  | { state: 'ready'; view: CartView }

/**
 * The cart for a screen of the checkout, once it has what the screen needs; whoever lacks something is sent
 * there. A cart that became an order leads to that order, so that «back» never opens a second one.
 */
export function useCheckoutStep(step: CheckoutStep): CheckoutScreen {
  const cart = useStore($cart, { ssr: 'initial' })
  const view = useStore($cartView, { ssr: 'initial' })
  const attempt = useStore($orderAttempt, { ssr: 'initial' })
  const missing = view && !view.is_pending ? findMissingStep(step, view.detail) : null
  const missing_path = missing?.path
  const missing_code = missing?.code
  const isOpenQuestion = attempt.state === 'unknown' || attempt.state === 'challenge'

  useEffect(() => {
    void resumeOrderAttempt().then(() => loadCart())
  }, [])
  useEffect(() => {
    if (attempt.state === 'completed') location.replace(COMPLETE_PATH)
    // Only the confirm screen tells how an order stands.
    else if (isOpenQuestion && step !== 'confirm') location.replace(toStepPath('confirm'))
  }, [attempt.state, isOpenQuestion, step])
  useEffect(() => {
    if (cart.state === 'decided') void askOrderOutcome()
    if (cart.state === 'empty' && attempt.state === 'idle') leaveEmpty()
    if (cart.state === 'failed') reloadWhenBack(cart.failure)
  }, [cart, attempt.state])
  useEffect(() => {
    if (!missing_path || !missing_code || isOpenQuestion) return
    setNextFlash({ code: missing_code }, 'negative')
    location.replace(missing_path)
  }, [missing_path, missing_code, isOpenQuestion])

  if (cart.state === 'failed') return { state: 'failed', failure: cart.failure, retry: () => void loadCart() }
  return view && !missing && cart.state === 'open' ? { state: 'ready', view } : { state: 'loading' }
}

function leaveEmpty(): void {
  if (getPurchase()) return location.replace(COMPLETE_PATH)
  setNextFlash({ code: 'checkout.empty' }, 'negative')
  location.replace(CART_PATH)
}
