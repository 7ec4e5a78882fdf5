import { lazy, Suspense, useState } from 'react'
import type { CartLineView } from '#src/stores/cart/cart-view.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

// Most carts need none of it: what it takes comes when somebody looks.
const AccessoryOffers = lazy(async () => ({
  default: (await import('./AccessoryOffers.tsx')).AccessoryOffers,
}))

/** What is sold with the product of a line, folded. */
export function LineAccessories({ line }: { line: CartLineView }) {
  const [is_open, setOpen] = useState(false)
  return (
    <details className="cart-more cart-accessories" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={cartScreenTexts.accessories_of(line.product_name)}>
        {cartScreenTexts.accessories}
      </summary>
      {is_open && (
        <Suspense fallback={<Skeleton label={cartScreenTexts.accessories_loading} rows={2} />}>
          <AccessoryOffers line={line} />
        </Suspense>
      )}
    </details>
  )
}
