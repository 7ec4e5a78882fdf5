import { QuickOrder } from '#src/islands/quick-order/QuickOrder.tsx'
import { quickOrderText } from '#src/text/cart/quick-order.ts'

/** Ordering by part number, beside the cart. */
export function QuickOrderView() {
  return (
    <section className="quick-order print:hidden" id="quick-order" aria-labelledby="quick-order-heading">
      <h2 id="quick-order-heading">{quickOrderText.title}</h2>
      <QuickOrder />
    </section>
  )
}
