import { lazy, Suspense, useState } from 'react'
import type { CartLineView } from '#src/stores/cart/cart-view.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

// Most carts have nothing to sew a name on: what that takes comes when somebody wants it.
const EmbroideryFields = lazy(() =>
  import('./EmbroideryFields.tsx').then((module) => ({ default: module.EmbroideryFields })),
)

/** The name sewn on the pieces of a line, folded. */
export function LineEmbroidery({ line }: { line: CartLineView }) {
  const [is_open, setOpen] = useState(false)
  const label = line.embroidery ? cartScreenTexts.embroidery_change : cartScreenTexts.embroidery
  return (
    <details
      className="cart-more cart-embroidery"
      open={is_open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary aria-label={cartScreenTexts.embroidery_of(line.product_name, label)}>{label}</summary>
      {is_open && (
        <Suspense fallback={<Skeleton label={cartScreenTexts.embroidery_loading} rows={2} />}>
          <EmbroideryFields line={line} onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </details>
  )
}
