import { CartLines } from '#src/islands/cart/CartLines.tsx'
import { CartQuotation } from '#src/islands/cart/CartQuotation.tsx'
import { CartScreen } from '#src/islands/cart/CartScreen.tsx'
import { CheckoutLink } from '#src/islands/cart/CheckoutLink.tsx'
import { EmptyCart } from '#src/islands/cart/EmptyCart.tsx'
import { FreeShippingHint } from '#src/islands/cart/FreeShippingHint.tsx'
import { ReducedRateNote } from '#src/islands/cart/ReducedRateNote.tsx'
import { Totals } from '#src/islands/cart/Totals.tsx'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'

interface Props {
  is_selling: boolean
  /** Whether the shop writes quotations of a cart (PLUGIN.QUOTATION.IS_USE). */
  has_quotation: boolean
}

/** The cart: lines, totals, and the link to the checkout, in each of its states. */
export function CartView({ is_selling, has_quotation }: Props) {
  return (
    <CartScreen>
      {({ view, is_empty, is_hidden }) => (
        <div
          className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
          hidden={is_hidden}
        >
          <div>
            <CartLines lines={view?.lines ?? []} />
            {view && <ReducedRateNote lines={view.lines} />}
            {is_empty && <EmptyCart />}
          </div>
          {view && (
            <section className="cart-sum lg:sticky lg:top-6" aria-labelledby="cart-sum-heading">
              <h2 id="cart-sum-heading">{cartScreenTexts.summary}</h2>
              <FreeShippingHint view={view} />
              <Totals known={view.detail.order} is_pending={view.is_pending} />
              <CheckoutLink view={view} is_selling={is_selling} />
              {has_quotation && <CartQuotation is_pending={view.is_pending} />}
            </section>
          )}
        </div>
      )}
    </CartScreen>
  )
}
