import type { FormVariant } from '#src/forms/create-form.ts'
import type { CartView } from '#src/stores/cart-view.ts'
import { checkoutTexts } from '#src/text/checkout.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { OrdererFields } from './OrdererFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { ReceiverFields } from './ReceiverFields.tsx'
import { StepActions } from './StepActions.tsx'
import { type Receiver, useShippingForm } from './use-shipping-form.ts'

const RECEIVERS = [
  { value: 'orderer', label: checkoutTexts.same_as_orderer, details: checkoutTexts.same_as_orderer_details },
  { value: 'other', label: checkoutTexts.other_address, details: checkoutTexts.other_address_details },
] as const

/** Who orders and where it goes, on one screen. */
export function ShippingForm({ view, variant }: { view: CartView; variant: FormVariant }) {
  const { orderer, address, receiver, chooseReceiver, submission, messages } = useShippingForm(view, variant)
  return (
    <form className="checkout-form" noValidate onSubmit={submission.onSubmit}>
      <ErrorSummary
        messages={messages}
        sentences={submission.refusal?.sentences ?? []}
        failures={submission.failures}
      />
      <OrdererFields form={orderer} />
      <section className="form-section" aria-labelledby="shipping-heading">
        <h2 id="shipping-heading">{checkoutTexts.shipping}</h2>
        <ChoiceCards
          id="receiver"
          legend={checkoutTexts.who_receives}
          choices={RECEIVERS}
          toRadio={(value) => ({
            name: 'receiver',
            checked: receiver === value,
            onChange: () => chooseReceiver(value as Receiver),
          })}
        />
        {receiver === 'other' && <ReceiverFields form={address} />}
        <PlaceFields form={address} section="shipping" />
      </section>
      <StepActions view={view} back="/cart/">
        <BusyButton is_busy={submission.is_busy}>{checkoutTexts.next_delivery}</BusyButton>
      </StepActions>
    </form>
  )
}
