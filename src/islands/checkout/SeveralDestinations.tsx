import { useState } from 'react'
import type { FormVariant } from '#src/forms/form-field.ts'
import { listUsedShippings, toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { Folded } from '../ui/Folded.tsx'
import { DestinationForm } from './DestinationForm.tsx'
import { OrdererStep } from './OrdererStep.tsx'
import { ShippingForm } from './ShippingForm.tsx'
import { listGoods } from '#src/rules/checkout/list-goods.ts'
import { lacksOrdererOnly } from '#src/rules/checkout/lacks-orderer-only.ts'
import { isMany } from '#src/rules/checkout/many-destinations.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { shareTexts } from '#src/text/checkout/share-destinations.ts'
import { nameDestination } from './name-destination.ts'

interface Props {
  view: CartView
  variant: FormVariant
  has_social_gift: boolean
}

/**
 * The address step of an order with several destinations (never a social gift). `?shipping=` names the destination to
 * change, `new` adds one. The first one is asked together with the orderer.
 */
export function SeveralDestinations({ view, variant, has_social_gift }: Props) {
  const { shippings } = view.detail
  const [wanted] = useState(() => new URL(location.href).searchParams.get('shipping'))
  const [first] = useState(() => listUsedShippings(view.detail)[0]?.key ?? null)
  const shipping = shippings.find(({ key }) => key === wanted) ?? null
  const isFirst = view.gift !== null || (wanted !== 'new' && (shipping === null || shipping.key === first))
  return (
    <div className="checkout-form">
      {shippings.length > 1 && <DestinationList view={view} current={isFirst ? first : wanted} />}
      {isFirst && (isMany(view.detail) || lacksOrdererOnly(view.detail)) ? (
        <OrdererStep view={view} variant={variant} />
      ) : isFirst ? (
        <ShippingForm view={view} variant={variant} has_social_gift={has_social_gift && !shippings[1]} />
      ) : (
        <DestinationForm view={view} variant={variant} shipping={shipping} />
      )}
    </div>
  )
}

/** Every destination and what goes there, in short; the one being edited is marked. */
function DestinationList({ view, current }: { view: CartView; current: string | null }) {
  const { shippings, products } = view.detail
  return (
    <nav className="destination-list" aria-labelledby="destination-list-heading">
      <h2 id="destination-list-heading">{shareTexts.others}</h2>
      <ul>
        <Folded is_list>
          {shippings.map(({ key, address }, place) => (
            <li key={key} aria-current={key === current ? 'true' : undefined}>
              <strong>{nameDestination(place, address)}</strong>
              <span>{listGoods(products, key, cartTexts.count).join('、') || shareTexts.no_goods}</span>
            </li>
          ))}
        </Folded>
      </ul>
      <a className="text-link" href={toStepPath('shipping-select')}>
        {shareTexts.to_list}
      </a>
    </nav>
  )
}
