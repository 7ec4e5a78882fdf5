import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { isMany } from '#src/rules/checkout/many-destinations.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { deliveryStepTexts } from '#src/text/checkout/delivery-step.ts'
import { AddDestination } from './AddDestination.tsx'

interface Props {
  view: CartView
  /** Whether the shop sends one order to several places (ORDER.SHIPPING.IS_ALLOW_MULTIPLE). */
  allows_multiple: boolean
}

/** Below the parcels: to how they are shared out, and to one destination more. Many are changed in their list. */
export function MoreDestinations({ view, allows_multiple }: Props) {
  if (isMany(view.detail)) return null
  return (
    <>
      {view.detail.shippings[1] && (
        <p>
          <a className="text-link" href={toStepPath('shipping-select')}>
            {deliveryStepTexts.share_again}
          </a>
        </p>
      )}
      {allows_multiple && <AddDestination view={view} />}
    </>
  )
}
