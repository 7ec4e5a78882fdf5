import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { canShareFurther } from '#src/rules/checkout/share-pieces.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { destinationTexts } from '#src/text/checkout/share-destinations.ts'
import { Icon } from '../ui/Icon.tsx'

/** The link to one more destination, while there are pieces for it. */
export function AddDestination({ view }: { view: CartView }) {
  if (view.gift || !canShareFurther(view.detail)) return null
  return (
    <p className="destination-add">
      <a className="button" href={`${toStepPath('shipping-add')}?shipping=new`}>
        <Icon name="plus" />
        {destinationTexts.add}
      </a>
      <small>{destinationTexts.add_hint}</small>
    </p>
  )
}
