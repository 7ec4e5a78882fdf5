import type { CartPacking } from '#contract/shapes/cart.ts'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { giftCheckoutTexts } from '#src/text/gift/gift-checkout.ts'
import { toGiftFor } from '#src/text/gift/gift-for.ts'
import { GiftFields } from './GiftFields.tsx'
import { type DeliveryForm, useParcelForm } from './use-delivery-form.ts'

interface Props {
  packing: CartPacking
  view: CartView
  receiver_name: string
  delivery: DeliveryForm
}

/** The parcel of a social gift: how it is wrapped. Its recipient decides where and when it comes. */
export function GiftParcelFields({ packing, view, receiver_name, delivery }: Props) {
  const form = useParcelForm(packing, delivery)
  const lines = view.lines.filter((line) => line.packing_key === packing.key)
  return (
    <section className="form-section" aria-labelledby={`parcel-${packing.key}`}>
      <h2 id={`parcel-${packing.key}`}>{giftCheckoutTexts.delivery}</h2>
      <p className="parcel-address">
        <strong>{toGiftFor(receiver_name)}</strong>
        <span>{giftCheckoutTexts.delivery_lead(receiver_name)}</span>
        <a className="text-link" href={toStepPath('shipping-add')}>
          {giftCheckoutTexts.change}
        </a>
      </p>
      <p className="parcel-contents">
        {checkoutTexts.contents}：
        {lines.map((line) => `${line.product_name}（${cartTexts.count(line.quantity)}）`).join('、')}
      </p>
      <GiftFields form={form} />
    </section>
  )
}
