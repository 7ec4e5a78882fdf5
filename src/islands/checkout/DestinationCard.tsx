import type { CartShipping } from '#contract/shapes/cart.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { shareTexts } from '#src/text/checkout/share-destinations.ts'
import { AddressLines } from '../ui/AddressLines.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { nameDestination } from './name-destination.ts'
import { toDestinationId } from './use-shares.ts'

interface Props {
  shipping: CartShipping
  place: number
  /** What goes there at present, one text each. */
  goods: readonly string[]
  /** Said beside it once it was missed. */
  error: string | undefined
  /** Where its address is changed. */
  edit: string
  /** Where its goods go when it is removed. */
  heir: string
  is_busy: boolean
  onRemove: () => Promise<void>
}

/** One destination of several: the person, the place, the goods, and what can be done with it. */
export function DestinationCard(props: Props) {
  const { shipping, place, goods, error, edit, heir, is_busy, onRemove } = props
  const { key, address, carriage } = shipping
  const name = nameDestination(place, address)
  return (
    <li className="destination" id={toDestinationId(key)} tabIndex={-1}>
      <h2>{name}</h2>
      {address && <AddressLines address={address} />}
      <p className="destination-goods">
        {goods.length > 0 ? `${shareTexts.goods}：${goods.join('、')}` : shareTexts.no_goods}
      </p>
      {error && <p className="form-error">{error}</p>}
      {goods.length > 0 && (
        <p className="destination-shipping-fee">
          {carriage === null
            ? checkoutTexts.shipping_fee_unknown
            : checkoutTexts.shipping_fee_of(carriage === 0 ? cartTexts.free : formatYen(carriage))}
        </p>
      )}
      <div className="destination-actions">
        <a className="button button-small" href={edit} aria-label={shareTexts.edit_of(place + 1)}>
          {shareTexts.edit}
        </a>
        <ConfirmButton
          className="button-small button-quiet"
          label={shareTexts.remove_of(place + 1)}
          title={shareTexts.remove_title}
          text={shareTexts.remove_text(name, heir)}
          confirm={shareTexts.remove}
          is_busy={is_busy}
          onConfirm={onRemove}
        >
          {shareTexts.remove}
        </ConfirmButton>
      </div>
    </li>
  )
}
