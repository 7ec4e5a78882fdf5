import { type ReactNode, useEffect, useState } from 'react'
import { type CartView, $cartView } from '#src/stores/cart/cart-view.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { FlashMessage } from '../ui/FlashMessage.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CartNotices } from './CartNotices.tsx'
import { useStore } from '@nanostores/react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { COMPLETE_PATH } from '#src/rules/checkout/checkout-steps.ts'
import { LINKED_COUPON_KEY } from '#src/rules/cart/linked-coupon-key.ts'
import { $cart, loadCart } from '#src/stores/cart/cart.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { getStored } from '#src/stores/page/storage.ts'

type CartScreenState = CartShown & {
  /** What the address asked for and was not bought, so that the shopper chooses again. */
  question: ReactNode
}

type CartShown =
  | { state: 'loading' }
  | { state: 'failed'; failure: CallFailure; retry: () => void }
  | { state: 'empty' }
  | { state: 'filled'; view: CartView }

interface Cart {
  /** Null while nothing is known of it, and when it is empty. */
  view: CartView | null
  is_empty: boolean
  /** Nothing of the cart is shown: it is being read, or cannot be. */
  is_hidden: boolean
}

/** The cart's screen in each of its states; a theme lays out the cart itself. */
export function CartScreen({ children }: { children: (cart: Cart) => ReactNode }) {
  const screen = useCartScreen()
  return (
    <div className="cart-screen">
      <FlashMessage />
      <CartNotices />
      {screen.question}
      {screen.state === 'loading' && <Skeleton label={cartScreenTexts.loading} rows={3} />}
      {screen.state === 'failed' && (
        <LoadFailure title={cartScreenTexts.failed} failure={screen.failure} onRetry={screen.retry} />
      )}
      {children({
        view: screen.state === 'filled' ? screen.view : null,
        is_empty: screen.state === 'empty',
        is_hidden: screen.state === 'loading' || screen.state === 'failed',
      })}
    </div>
  )
}

/** The cart for its screen. Opens it, adds what the address asks for, and goes on with an order left open. */
function useCartScreen(): CartScreenState {
  const cart = useStore($cart, { ssr: 'initial' })
  const view = useStore($cartView, { ssr: 'initial' })
  const [question, setQuestion] = useState<ReactNode>(null)
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

/**
 * An address without parameters asks for nothing, so only the cart is read. What says why something was not bought is
 * there before anything is.
 */
async function openCart(): Promise<ReactNode> {
  if (!location.search) {
    await loadCart()
    return null
  }
  const [{ addFromAddress }, { ChooseAgain }] = await Promise.all([
    import('./add-from-address.ts'),
    import('./ChooseAgain.tsx'),
  ])
  const end = await addFromAddress()
  if (end?.state !== 'bought') await loadCart()
  return end?.state === 'asked' ? <ChooseAgain question={end.question} /> : null
}
