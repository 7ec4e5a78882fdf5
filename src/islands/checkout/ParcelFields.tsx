import type { CartPacking, Leadtime } from '#contract/shapes/cart.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import { isForOrderer } from '#src/rules/checkout/is-for-orderer.ts'
import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { deliveryStepTexts } from '#src/text/checkout/delivery-step.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { CompanyLine } from '#src/islands/ui/AddressLines.tsx'
import { GiftFields } from './GiftFields.tsx'
import { nameDestination } from './name-destination.ts'
import { SenderPart } from './SenderPart.tsx'
import { type DeliveryForm, useParcelForm } from './use-delivery-form.ts'

interface Props {
  packing: CartPacking
  view: CartView
  variant: FormVariant
  leadtime: Leadtime
  delivery: DeliveryForm
}

/** One parcel: where it goes, what is in it, when it comes and how it is wrapped. */
export function ParcelFields({ packing, view, variant, leadtime, delivery }: Props) {
  const form = useParcelForm(packing, delivery)
  const lines = view.lines.filter((line) => line.packing_key === packing.key)
  const { shippings, order, packings } = view.detail
  const place = shippings.findIndex(({ key }) => key === packing.shipping_key)
  const shipping = shippings[place]
  const address = shipping?.address
  // A destination has one sender, however many parcels go there.
  const isFirst = packings.find(({ shipping_key }) => shipping_key === packing.shipping_key) === packing
  const hasSender =
    shipping &&
    address &&
    isFirst &&
    (shipping.sender || shippings[1] || !isForOrderer(address, order.orderer))
  const earliest = formatDayWithWeekday(leadtime.earliest)
  return (
    <section className="form-section" aria-labelledby={`parcel-${packing.key}`}>
      <h2 id={`parcel-${packing.key}`}>
        {shippings[1] && address ? nameDestination(place, address) : deliveryStepTexts.delivery}
      </h2>
      {address && (
        <address className="parcel-address">
          <CompanyLine of={address} />
          <strong>
            {address.shipping_last_name} {address.shipping_first_name} 様
          </strong>
          <span>
            〒{formatPostalCode(address.postal_code)}　{address.prefecture}
            {address.city}
            {address.address1} {address.address2}
          </span>
          <a className="text-link" href="/cart/shipping-select/">
            {deliveryStepTexts.change_destination}
          </a>
        </address>
      )}
      <p className="parcel-contents">
        {checkoutTexts.contents}：
        {lines.map((line) => `${line.product_name}（${cartTexts.count(line.quantity)}）`).join('、')}
      </p>
      <p className="delivery-promise">
        {deliveryStepTexts.order_before(formatInstant(leadtime.order_before))}、
        <strong>{deliveryStepTexts.earliest(earliest)}</strong>
        <small>{deliveryStepTexts.may_wait_for_payment}</small>
      </p>
      <div className="form-pair">
        <SelectField
          bound={form.bind('delivery_date')}
          empty={deliveryStepTexts.earliest_wish}
          options={leadtime.days.map((day) => ({ value: day, label: formatDayWithWeekday(day) }))}
          width="half"
        />
        <SelectField
          bound={form.bind('delivery_timezone_key')}
          empty={deliveryStepTexts.timezone_any}
          options={leadtime.timezones.map(({ key, name }) => ({ value: key, label: name }))}
          width="half"
        />
      </div>
      {lines.some((line) => line.product_info.is_giftable) && (
        <GiftFields form={form} earliest={leadtime.earliest} />
      )}
      {hasSender && (
        <SenderPart shipping={shipping} place={place} view={view} variant={variant} delivery={delivery} />
      )}
    </section>
  )
}
