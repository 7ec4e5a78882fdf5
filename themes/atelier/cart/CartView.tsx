import { CartLines } from '#src/islands/cart/CartLines.tsx'
import { CartQuotation } from '#src/islands/cart/CartQuotation.tsx'
import { CartScreen } from '#src/islands/cart/CartScreen.tsx'
import { CheckoutLink } from '#src/islands/cart/CheckoutLink.tsx'
import { EmptyCart } from '#src/islands/cart/EmptyCart.tsx'
import { FreeShippingHint } from '#src/islands/cart/FreeShippingHint.tsx'
import { ReducedRateNote } from '#src/islands/cart/ReducedRateNote.tsx'
import { Totals } from '#src/islands/cart/Totals.tsx'
import { cartTexts } from '#src/text/cart/cart.ts'
import { fittingRoomText } from '#src/text/themes/fitting-room.ts'

interface Props {
  is_selling: boolean
  /** Whether the shop writes quotations of a cart (PLUGIN.QUOTATION.IS_USE). */
  has_quotation: boolean
}

/** The cart as what hangs in a fitting room: a rail, and on it each thing by its size and colour first. */
export function CartView({ is_selling, has_quotation }: Props) {
  return (
    <CartScreen>
      {({ view, is_empty, is_hidden }) => (
        <div className="fitting-room" hidden={is_hidden}>
          <section aria-labelledby="hanging">
            <h2 id="hanging" hidden={!view}>
              {fittingRoomText.hanging}
              {view && <small>{cartTexts.count(view.count)}</small>}
            </h2>
            <CartLines lines={view?.lines ?? []} />
            {view && <ReducedRateNote lines={view.lines} />}
            {is_empty && <EmptyCart />}
          </section>
          {view && (
            <div className="cart-sum">
              <FreeShippingHint view={view} />
              <Totals known={view.detail.order} is_pending={view.is_pending} />
              <CheckoutLink view={view} is_selling={is_selling} />
              {has_quotation && <CartQuotation is_pending={view.is_pending} />}
            </div>
          )}
        </div>
      )}
    </CartScreen>
  )
}
