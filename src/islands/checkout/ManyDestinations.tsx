import type { CartShipping } from '#contract/shapes/cart.ts'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { listGoods } from '#src/rules/checkout/list-goods.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { manyTexts, recipientLinkTexts } from '#src/text/checkout/many-destinations.ts'
import { shareTexts } from '#src/text/checkout/share-destinations.ts'
import { Folded } from '../ui/Folded.tsx'
import { nameDestination } from './name-destination.ts'
import { StepActions } from './StepActions.tsx'

/** Many destinations in short; they are changed where they were drawn up, in the list. */
export function ManyDestinations({ view }: { view: CartView }) {
  const { shippings, products } = view.detail
  const isIdle = (key: string) => !products.some(({ shipping_key }) => shipping_key === key)
  return (
    <div className="checkout-form">
      <section className="form-section" aria-labelledby="many-heading">
        <h2 id="many-heading">{manyTexts.heading(shippings.length)}</h2>
        <p>
          <a className="button" href={toStepPath('recipients')}>
            {recipientLinkTexts.again}
          </a>
        </p>
        <ul className="many-rows">
          <Folded is_list>
            {shippings.map((shipping, place) => (
              <li className="recipient" key={shipping.key}>
                <div className="recipient-words">
                  <strong>{nameDestination(place, shipping.address)}</strong>
                  <span>{toPlaceLine(shipping)}</span>
                  <span>
                    {listGoods(products, shipping.key, cartTexts.count).join('、') || shareTexts.no_goods}
                  </span>
                  <span>{toCarriage(shipping)}</span>
                </div>
              </li>
            ))}
          </Folded>
        </ul>
        {shippings.some(({ key }) => isIdle(key)) && <p className="form-error">{shareTexts.no_goods}</p>}
      </section>
      <StepActions view={view} back={toStepPath('recipients')}>
        <a className="button button-primary" href={toStepPath('shipping-detail')}>
          {shareTexts.next}
        </a>
      </StepActions>
    </div>
  )
}

/** Where a destination is, in one line. */
export function toPlaceLine({ address }: Pick<CartShipping, 'address'>): string {
  if (!address) return ''
  const { prefecture, city, address1, address2 } = address
  return `${prefecture}${city}${address1} ${address2}`
}

/** What sending something there costs, in words. */
export function toCarriage({ carriage }: Pick<CartShipping, 'carriage'>): string {
  if (carriage === null) return checkoutTexts.shipping_fee_unknown
  return checkoutTexts.shipping_fee_of(carriage === 0 ? cartTexts.free : formatYen(carriage))
}
