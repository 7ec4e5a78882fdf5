import { lazy, Suspense, useState } from 'react'
import type { CartShipping } from '#contract/shapes/cart.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { getDraft } from '#src/stores/page/form-draft.ts'
import { senderTexts } from '#src/text/checkout/sender.ts'
import { toSenderDraft } from './sender-draft.ts'
import type { DeliveryForm } from './use-delivery-form.ts'

interface Props {
  shipping: CartShipping
  place: number
  view: CartView
  variant: FormVariant
  delivery: DeliveryForm
}

/** Few name another sender, so the fields are loaded when somebody asks for them. */
const SenderFields = lazy(async () => ({ default: (await import('./SenderFields.tsx')).SenderFields }))

/** The sender on a destination's label: the orderer, unless somebody else is named. */
export function SenderPart({ shipping, place, view, variant, delivery }: Props) {
  const [isOpen, setOpen] = useState(
    () => 'chosen' in getDraft(toSenderDraft(delivery.cart_id, shipping.key)),
  )
  const { orderer } = view.detail.order
  const { sender } = shipping
  const name = sender
    ? [sender.company_name, sender.shipping_last_name, sender.shipping_first_name]
    : [orderer?.company_name, orderer?.last_name, orderer?.first_name]
  if (isOpen)
    return (
      <Suspense>
        <SenderFields shipping={shipping} variant={variant} delivery={delivery} />
      </Suspense>
    )
  return (
    <p className="sender">
      <span>{senderTexts.now(name.filter(Boolean).join(' '))}</span>
      <button
        className="text-link"
        type="button"
        aria-label={senderTexts.of(place + 1)}
        onClick={() => setOpen(true)}
      >
        {senderTexts.change}
      </button>
    </p>
  )
}
