import { groupLines } from '#src/rules/checkout/group-lines.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { LineName } from '../cart/LineName.tsx'
import { ReducedRateNote } from '../cart/ReducedRateNote.tsx'
import { Totals } from '../cart/Totals.tsx'
import { Amount } from '../ui/Amount.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ProductPicture } from '../ui/ProductPicture.tsx'

/** What is being ordered, on every step: folded above the form on a small screen, beside it on a large one. */
export function OrderSummary({ view }: { view: CartView }) {
  return (
    <>
      <details className="order-summary order-summary-folded">
        <summary>
          <span>
            {checkoutTexts.summary}（{cartTexts.count(view.count)}）
          </span>
          <span className="order-summary-sum">
            <Amount yen={view.order?.total_payment ?? null} />
            <Icon name="down" />
          </span>
        </summary>
        <SummaryBody view={view} />
      </details>
      <aside className="order-summary order-summary-open" aria-label={checkoutTexts.summary}>
        <h2 className="order-summary-title">
          {checkoutTexts.summary}
          <a className="text-link" href="/cart/">
            {cartTexts.to_cart}
          </a>
        </h2>
        <SummaryBody view={view} />
      </aside>
    </>
  )
}

function SummaryBody({ view }: { view: CartView }) {
  return (
    <div className="order-summary-body">
      <ul className="summary-lines">
        {groupLines(view.lines).map((line) => (
          <li key={line.key}>
            <ProductPicture picture={line.product_info.picture} />
            <div className="summary-line-words">
              <LineName line={line} />
              <span className="summary-line-quantity">
                {cartTexts.quantity} {line.quantity}
              </span>
            </div>
            <span className="summary-line-sum">
              <Amount yen={line.subtotal} />
              {line.tax_rate === 8 && cartTexts.reduced_mark}
            </span>
          </li>
        ))}
      </ul>
      <Totals known={view.detail.order} is_pending={view.is_pending} />
      <ReducedRateNote lines={view.lines} />
    </div>
  )
}
