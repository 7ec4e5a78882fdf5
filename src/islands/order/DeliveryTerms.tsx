import { formatPostalCode } from '#src/rules/postal-code.ts'
import { checkoutTexts } from '#src/text/checkout.ts'
import { legalTexts } from '#src/text/legal.ts'
import { fieldLabels } from '#src/text/field-labels.ts'
import type { LegalDelivery } from './legal-summary.ts'

type Place = Pick<LegalDelivery, 'address' | 'time' | 'condition' | 'packing'>

/** Where a parcel goes, when it comes, and how it is wrapped. */
export function DeliveryTerms({ delivery }: { delivery: Place }) {
  const { address, time, condition, packing } = delivery
  const gift = [
    [fieldLabels.wrapping, packing.wrapping && checkoutTexts.wrapping[packing.wrapping]],
    [fieldLabels.noshi_title, packing.noshi?.title],
    [fieldLabels.noshi_name, packing.noshi?.name],
    [fieldLabels.message, packing.message],
  ].filter(([, value]) => value)
  return (
    <dl className="facts">
      <div>
        <dt>{legalTexts.delivery_to}</dt>
        <dd>
          <address className="person">
            <span>
              {address.shipping_last_name} {address.shipping_first_name} 様
            </span>
            <span>〒{formatPostalCode(address.postal_code)}</span>
            <span>
              {address.prefecture}
              {address.city}
              {address.address1} {address.address2}
            </span>
            <span>{address.phone_number}</span>
          </address>
        </dd>
      </div>
      <div>
        <dt>{legalTexts.delivery_time}</dt>
        <dd>
          <strong>{time}</strong>
          {condition && <small>{condition}</small>}
        </dd>
      </div>
      {gift.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
