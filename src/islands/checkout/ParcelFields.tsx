import type { CartPacking, Leadtime } from '#contract/shapes/cart.ts'
import { formatDayWithWeekday } from '#src/rules/format-day-with-weekday.ts'
import { formatInstant } from '#src/rules/format-instant.ts'
import { formatPostalCode } from '#src/rules/postal-code.ts'
import type { CartView } from '#src/stores/cart-view.ts'
import { cartTexts } from '#src/text/cart.ts'
import { checkoutTexts } from '#src/text/checkout.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { GiftFields } from './GiftFields.tsx'
import { type DeliveryForm, useParcelForm } from './use-delivery-form.ts'

interface Props {
  packing: CartPacking
  view: CartView
  leadtime: Leadtime
  delivery: DeliveryForm
}

/** One parcel: where it goes, what is in it, when it comes and how it is wrapped. */
export function ParcelFields({ packing, view, leadtime, delivery }: Props) {
  const form = useParcelForm(packing, delivery)
  const lines = view.lines.filter((line) => line.packing_key === packing.key)
  const address = view.detail.shippings.find(({ key }) => key === packing.shipping_key)?.address
  const earliest = formatDayWithWeekday(leadtime.earliest)
  return (
    <section className="form-section" aria-labelledby={`parcel-${packing.key}`}>
      <h2 id={`parcel-${packing.key}`}>{checkoutTexts.delivery}</h2>
      {address && (
        <address className="parcel-address">
          <strong>
            {address.shipping_last_name} {address.shipping_first_name} 様
          </strong>
          <span>
            〒{formatPostalCode(address.postal_code)}　{address.prefecture}
            {address.city}
            {address.address1} {address.address2}
          </span>
          <a className="text-link" href="/cart/shipping-select/">
            {checkoutTexts.change_destination}
          </a>
        </address>
      )}
      <p className="parcel-contents">
        {checkoutTexts.contents}：
        {lines.map((line) => `${line.product_name}（${cartTexts.count(line.quantity)}）`).join('、')}
      </p>
      <p className="delivery-promise">
        {checkoutTexts.order_before(formatInstant(leadtime.order_before))}、
        <strong>{checkoutTexts.earliest(earliest)}</strong>
        <small>{checkoutTexts.may_wait_for_payment}</small>
      </p>
      <div className="form-pair">
        <SelectField
          bound={form.bind('delivery_date')}
          empty={checkoutTexts.earliest_wish}
          options={leadtime.days.map((day) => ({ value: day, label: formatDayWithWeekday(day) }))}
          width="half"
        />
        <SelectField
          bound={form.bind('delivery_timezone_key')}
          empty={checkoutTexts.timezone_any}
          options={leadtime.timezones.map(({ key, name }) => ({ value: key, label: name }))}
          width="half"
        />
      </div>
      {lines.some((line) => line.product_info.is_giftable) && <GiftFields form={form} />}
    </section>
  )
}
