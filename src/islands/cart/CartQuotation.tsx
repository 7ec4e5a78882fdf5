import { lazy, Suspense, useState } from 'react'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

// Few buyers want a quotation first, so its form is loaded when somebody does.
const QuotationForm = lazy(() => import('./QuotationForm.tsx'))

interface Props {
  /** While amounts are being computed there is nothing to quote yet. */
  is_pending: boolean
}

/** The cart as a quotation, folded. What was typed stays when it is folded again. */
export function CartQuotation({ is_pending }: Props) {
  const [was_opened, setOpened] = useState(false)
  return (
    <details className="cart-more" onToggle={() => setOpened(true)}>
      <summary>{cartScreenTexts.quotation}</summary>
      {was_opened && (
        <Suspense fallback={<Skeleton label={cartScreenTexts.quotation_loading} rows={1} />}>
          <QuotationForm is_pending={is_pending} />
        </Suspense>
      )}
    </details>
  )
}
