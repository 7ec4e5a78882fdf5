import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { listGoods } from '#src/rules/checkout/list-goods.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { shareTexts } from '#src/text/checkout/share-destinations.ts'
import { nameDestination } from './name-destination.ts'

/** Every destination there is and what goes there, in short; the one that is being typed is marked. */
export function DestinationList({ view, current }: { view: CartView; current: string | null }) {
  const { shippings, products } = view.detail
  return (
    <nav className="destination-list" aria-labelledby="destination-list-heading">
      <h2 id="destination-list-heading">{shareTexts.others}</h2>
      <ul>
        {shippings.map(({ key, address }, place) => (
          <li key={key} aria-current={key === current ? 'true' : undefined}>
            <strong>{nameDestination(place, address)}</strong>
            <span>{listGoods(products, key, cartTexts.count).join('、') || shareTexts.no_goods}</span>
          </li>
        ))}
      </ul>
      <a className="text-link" href={toStepPath('shipping-select')}>
        {shareTexts.to_list}
      </a>
    </nav>
  )
}
