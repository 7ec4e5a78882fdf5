import type { FormVariant } from '#src/forms/create-form.ts'
import type { CartView } from '#src/stores/cart-view.ts'
import { isGiftable } from '#src/rules/checkout-steps.ts'
import { checkoutTexts } from '#src/text/checkout.ts'
import { giftCheckoutTexts } from '#src/text/gift-checkout.ts'
import { SentByScript } from '../forms/SentByScript.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { GiftReceiverFields } from './GiftReceiverFields.tsx'
import { OrdererFields } from './OrdererFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { ReceiverFields } from './ReceiverFields.tsx'
import { StepActions } from './StepActions.tsx'
import { type Receiver, useShippingForm } from './use-shipping-form.ts'

const RECEIVERS = [
  { value: 'orderer', label: checkoutTexts.same_as_orderer, details: checkoutTexts.same_as_orderer_details },
  { value: 'other', label: checkoutTexts.other_address, details: checkoutTexts.other_address_details },
] as const
const RECIPIENT = {
  value: 'gift',
  label: giftCheckoutTexts.choice,
  details: giftCheckoutTexts.choice_details,
} as const

interface Props {
  view: CartView
  variant: FormVariant
  /** Whether the shop has social gifts (PLUGIN.SOCIAL_GIFT.IS_USE). */
  has_social_gift?: boolean
}

/** Who orders and where it goes, on one screen; of a social gift, whom it is for. */
export function ShippingForm({ view, variant, has_social_gift = false }: Props) {
  const canBeGift = has_social_gift && isGiftable(view.detail)
  const { orderer, address, gift, receiver, chooseReceiver, submission, messages } = useShippingForm(
    view,
    variant,
    canBeGift,
  )
  return (
    <SentByScript className="checkout-form" onSubmit={submission.onSubmit}>
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
          choices={canBeGift ? [...RECEIVERS, RECIPIENT] : RECEIVERS}
          toRadio={(value) => ({
            name: 'receiver',
            checked: receiver === value,
            onChange: () => chooseReceiver(value as Receiver),
          })}
        />
        {receiver === 'other' && <ReceiverFields form={address} />}
        {receiver === 'gift' ? (
          <GiftReceiverFields form={gift} />
        ) : (
          <PlaceFields form={address} section="shipping" />
        )}
      </section>
      <StepActions view={view} back="/cart/">
        <BusyButton is_busy={submission.is_busy}>
          {receiver === 'gift' ? giftCheckoutTexts.next : checkoutTexts.next_delivery}
        </BusyButton>
      </StepActions>
    </SentByScript>
  )
}
