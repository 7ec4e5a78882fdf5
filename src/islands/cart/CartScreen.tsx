import type { ReactNode } from 'react'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { FlashMessage } from '../ui/FlashMessage.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CartNotices } from './CartNotices.tsx'
import { useCartScreen } from './use-cart-screen.ts'
import type { BuyQuestion } from '#src/stores/cart/buy-wish.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { Notice } from '#src/islands/ui/Notice.tsx'

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

const chooseAgainWords = cartScreenTexts.choose_again

function toReason(question: BuyQuestion): string {
  if (question.kind === 'failed') return toFailureSentence(question.failure)
  const reason = chooseAgainWords[question.kind]
  return typeof reason === 'string' ? reason : reason(question.chosen)
}

/** What was asked for was not bought: says why, and leads to where one chooses. */
function ChooseAgain({ question }: { question: BuyQuestion }) {
  const { product, kind } = question
  const isOnSale = product !== null && kind !== 'no_such_product'
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={kind === 'failed' ? chooseAgainWords.failed_title : chooseAgainWords.title}
      >
        <p>{toReason(question)}</p>
        <a className="button" href={isOnSale ? `/product/${encodeURIComponent(product)}/` : '/product/'}>
          {isOnSale ? chooseAgainWords.choose : chooseAgainWords.search}
        </a>
      </Notice>
    </div>
  )
}
