import { CartLines } from '#src/islands/cart/CartLines.tsx'
import { CartQuotation } from '#src/islands/cart/CartQuotation.tsx'
import { CartScreen } from '#src/islands/cart/CartScreen.tsx'
import { CheckoutLink } from '#src/islands/cart/CheckoutLink.tsx'
import { EmptyCart } from '#src/islands/cart/EmptyCart.tsx'
import { FreeShippingHint } from '#src/islands/cart/FreeShippingHint.tsx'
import { ReducedRateNote } from '#src/islands/cart/ReducedRateNote.tsx'
import { Totals } from '#src/islands/cart/Totals.tsx'
import { cartTexts } from '#src/text/cart/cart.ts'
import { orderSlipText } from '#src/text/themes/order-desk.ts'

interface Props {
  is_selling: boolean
  /** Whether the shop writes quotations of a cart (PLUGIN.QUOTATION.IS_USE). */
  has_quotation: boolean
}

/** The cart as an order slip: ruled lines under one head, at their foot the quotation and what they come to, as on paper. */
export function CartView({ is_selling, has_quotation }: Props) {
  return (
    <CartScreen>
      {({ view, is_empty, is_hidden }) => (
        <section aria-labelledby="slip-heading" hidden={is_hidden}>
          <h2 className="slip-heading" id="slip-heading">
            {orderSlipText.title}
            {view && <small>{cartTexts.count(view.count)}</small>}
          </h2>
          {view && <SlipHead />}
          <CartLines lines={view?.lines ?? []} />
          {view && <ReducedRateNote lines={view.lines} />}
          {is_empty && <EmptyCart />}
          {view && (
            <div className="slip-foot">
              {has_quotation && <CartQuotation is_pending={view.is_pending} />}
              <div className="cart-sum">
                <FreeShippingHint view={view} />
                <Totals known={view.detail.order} is_pending={view.is_pending} />
                <CheckoutLink view={view} is_selling={is_selling} />
              </div>
            </div>
          )}
        </section>
      )}
    </CartScreen>
  )
}

/** For the eye only: each line's own words say what they are. */
function SlipHead() {
  const { columns } = orderSlipText
  return (
    <div className="slip-head" aria-hidden="true">
      <span />
      <span>{columns.name_and_code}</span>
      <span>{columns.price}</span>
      <span>{cartTexts.quantity}</span>
      <span>{columns.amount}</span>
      <span />
    </div>
  )
}
