import { CartLines } from '#src/islands/cart/CartLines.tsx'
import { CartNotices } from '#src/islands/cart/CartNotices.tsx'
import { CheckoutLink } from '#src/islands/cart/CheckoutLink.tsx'
import { EmptyCart } from '#src/islands/cart/EmptyCart.tsx'
import { FreeCarriageHint } from '#src/islands/cart/FreeCarriageHint.tsx'
import { ReducedRateNote } from '#src/islands/cart/ReducedRateNote.tsx'
import { Totals } from '#src/islands/cart/Totals.tsx'
import { useCartScreen } from '#src/islands/cart/use-cart-screen.ts'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { LoadFailure } from '#src/islands/ui/LoadFailure.tsx'
import { Skeleton } from '#src/islands/ui/Skeleton.tsx'
import { cartTexts } from '#src/text/cart.ts'

/** The cart: lines, what they come to, and the way to the checkout; each of its states has a face. */
export function CartView({ is_selling }: { is_selling: boolean }) {
  const screen = useCartScreen()
  const view = screen.state === 'filled' ? screen.view : null
  return (
    <div className="cart-screen">
      <FlashMessage />
      <CartNotices />
      {screen.state === 'loading' && <Skeleton label={cartTexts.loading} rows={3} />}
      {screen.state === 'failed' && (
        <LoadFailure title={cartTexts.failed} failure={screen.failure} onRetry={screen.retry} />
      )}
      <div
        className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
        hidden={screen.state === 'loading' || screen.state === 'failed'}
      >
        <div>
          <CartLines lines={view?.lines ?? []} />
          {view && <ReducedRateNote lines={view.lines} />}
          {screen.state === 'empty' && <EmptyCart />}
        </div>
        {view && (
          <section className="cart-sum lg:sticky lg:top-6" aria-labelledby="cart-sum-heading">
            <h2 id="cart-sum-heading">{cartTexts.summary}</h2>
            <FreeCarriageHint view={view} />
            <Totals known={view.detail.order} is_pending={view.is_pending} />
            <CheckoutLink view={view} is_selling={is_selling} />
          </section>
        )}
      </div>
    </div>
  )
}
