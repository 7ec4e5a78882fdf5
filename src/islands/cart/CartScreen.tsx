import type { ReactNode } from 'react'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { FlashMessage } from '../ui/FlashMessage.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CartNotices } from './CartNotices.tsx'
import { ChooseAgain } from './ChooseAgain.tsx'
import { useCartScreen } from './use-cart-screen.ts'

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
      {screen.question && <ChooseAgain question={screen.question} />}
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
