import type { ReactNode } from 'react'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { CartNotices } from '../cart/CartNotices.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { CheckoutScreen } from './use-checkout-step.ts'
import { useStore } from '@nanostores/react'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { $shippingReset } from '#src/stores/cart/cart-recovery.ts'
import { Notice } from '#src/islands/ui/Notice.tsx'

interface Props {
  screen: CheckoutScreen
  children: (view: CartView) => ReactNode
}

/**
 * A screen of the checkout in each of its states. `children` is rendered once the cart is known, below the notices of
 * changes.
 */
export function StepScreen({ screen, children }: Props) {
  if (screen.state === 'failed')
    return <LoadFailure title={checkoutTexts.load_failed} failure={screen.failure} onRetry={screen.retry} />
  if (screen.state === 'loading')
    return (
      <>
        {screen.way && (
          <p className="way-on">
            <a className="text-link" href={screen.way}>
              {checkoutTexts.way_on}
            </a>
          </p>
        )}
        <Skeleton label={checkoutTexts.loading} rows={5} />
      </>
    )
  return (
    <>
      <CartNotices />
      <ShippingResetNotice />
      {children(screen.view)}
    </>
  )
}

/** The cart's address was deleted and taken out: says so, and links to where it is chosen again. */
function ShippingResetNotice() {
  const reset = useStore($shippingReset, { ssr: 'initial' })
  if (reset === 'none') return null
  return (
    <div role="alert">
      <Notice tone="warning" title={checkoutTexts.shipping_reset[reset]}>
        <p>
          <a className="text-link" href={toStepPath('shipping-select')}>
            {checkoutTexts.choose_shipping_again}
          </a>
        </p>
      </Notice>
    </div>
  )
}
