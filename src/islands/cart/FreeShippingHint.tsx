import { formatYen } from '#src/rules/money/format-yen.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'

/** How much is missing for free shipping, or that it is reached; one line high in every case. */
export function FreeShippingHint({ view }: { view: CartView }) {
  const missing = view.order?.until_free_carriage
  return (
    <p className="free-shipping" aria-live="polite">
      {view.order === null && cartTexts.pending}
      {typeof missing === 'number' && cartScreenTexts.until_free_carriage(formatYen(missing))}
    </p>
  )
}
