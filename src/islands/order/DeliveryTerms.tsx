import { formatYen } from '#src/rules/money/format-yen.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { legalTexts } from '#src/text/checkout/legal.ts'
import { fieldLabels } from '#src/text/input/field-labels.ts'
import { nameNoshi, noshiTexts } from '#src/text/gift/noshi.ts'
import { AddressLines } from '../ui/AddressLines.tsx'
import type { LegalDelivery } from './legal-summary.ts'

type Place = Pick<
  LegalDelivery,
  'address' | 'receiver_name' | 'time' | 'condition' | 'packing' | 'goods' | 'sender' | 'carriage'
>

/** Where a parcel goes, what is in it where there are several, when it comes, how it is wrapped and from whom. */
export function DeliveryTerms({ delivery }: { delivery: Place }) {
  const { address, receiver_name, time, condition, packing, goods, sender, carriage } = delivery
  const gift = [
    [fieldLabels.wrapping, packing.wrapping && checkoutTexts.wrapping[packing.wrapping]],
    [noshiTexts.heading, packing.noshi && nameNoshi(packing.noshi)],
    [fieldLabels.noshi_occasion, packing.noshi?.title],
    [fieldLabels.noshi_affiliation, packing.noshi?.affiliation],
    [fieldLabels.noshi_name, packing.noshi?.names.join('\n')],
    [fieldLabels.message, packing.message],
  ].filter(([, value]) => value)
  return (
    <dl className="facts">
      <div>
        <dt>{legalTexts.delivery_to}</dt>
        <dd>
          {receiver_name !== null && (
            <>
              {legalTexts.gift_to(receiver_name)}
              <small>{legalTexts.gift_place}</small>
            </>
          )}
          {address && <AddressLines address={address} className="person" />}
        </dd>
      </div>
      {goods && (
        <div>
          <dt>{checkoutTexts.contents}</dt>
          <dd>{goods.join('\n')}</dd>
        </div>
      )}
      <div>
        <dt>{legalTexts.delivery_time}</dt>
        <dd>
          <strong>{time}</strong>
          {condition && <small>{condition}</small>}
        </dd>
      </div>
      {carriage !== null && (
        <div>
          <dt>{cartTexts.shipping_fee}</dt>
          <dd>{carriage === 0 ? cartTexts.free : formatYen(carriage)}</dd>
        </div>
      )}
      {gift.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {sender && (
        <div>
          <dt>{legalTexts.sender}</dt>
          <dd>
            <AddressLines address={sender} className="person" />
          </dd>
        </div>
      )}
    </dl>
  )
}
