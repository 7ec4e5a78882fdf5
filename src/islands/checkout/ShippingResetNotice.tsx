import { useStore } from '@nanostores/react'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { $shippingReset } from '#src/stores/cart/cart-recovery.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { Notice } from '../ui/Notice.tsx'

/** The shop lost the address of this cart and took it out: says so, and where it is chosen again. */
export function ShippingResetNotice() {
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
