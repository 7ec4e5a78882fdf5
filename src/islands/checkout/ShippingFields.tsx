import { lazy, Suspense } from 'react'
import type { FormVariant } from '#src/forms/form-field.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { isGiftable } from '#src/rules/checkout/checkout-steps.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { giftCheckoutTexts } from '#src/text/gift/gift-checkout.ts'
import { shareTexts } from '#src/text/checkout/share-destinations.ts'
import { FormWithSummary } from '../forms/FormWithSummary.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { OrdererPart } from './OrdererPart.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { ReceiverFields } from './ReceiverFields.tsx'
import { StepActions } from './StepActions.tsx'
import { type KnownShopper, useShippingForm } from './use-shipping-form.ts'
import type { ShopForm } from '#src/islands/forms/use-shop-form.ts'
import { TextField } from '#src/islands/ui/TextField.tsx'

const RECEIVERS = [
  { value: 'orderer', label: checkoutTexts.same_as_orderer, details: checkoutTexts.same_as_orderer_details },
  { value: 'other', label: checkoutTexts.other_address, details: checkoutTexts.other_address_details },
] as const
const RECIPIENT = {
  value: 'gift',
  label: giftCheckoutTexts.choice,
  details: giftCheckoutTexts.choice_details,
} as const

const NEW_ADDRESS = { value: 'other', label: shareTexts.book_new } as const

/** Only members have a book to choose from. */
const AddressChoice = lazy(async () => ({ default: (await import('./AddressChoice.tsx')).AddressChoice }))

interface Props {
  view: CartView
  variant: FormVariant
  /** Whether the shop has social gifts (PLUGIN.SOCIAL_GIFT.IS_USE). */
  has_social_gift: boolean
  shopper: KnownShopper
}

/**
 * The orderer and the destination on one screen; for a social gift, the recipient. Nobody types what the shop knows.
 */
export function ShippingFields({ view, variant, has_social_gift, shopper }: Props) {
  const canBeGift = has_social_gift && isGiftable(view.detail)
  const step = useShippingForm(view, variant, canBeGift, shopper)
  const { orderer, address, gift, receiver, chooseReceiver, submission, messages } = step
  const more = canBeGift ? [RECIPIENT] : []
  return (
    <FormWithSummary submission={submission} messages={messages}>
      <OrdererPart form={orderer} is_known={shopper.member !== null} />
      <section className="form-section" aria-labelledby="shipping-heading">
        <h2 id="shipping-heading">{checkoutTexts.shipping}</h2>
        {shopper.entries.length > 0 ? (
          <Suspense fallback={<Skeleton label={checkoutTexts.loading} rows={3} />}>
            <AddressChoice
              id="receiver"
              legend={shareTexts.book}
              error={undefined}
              after={[NEW_ADDRESS, ...more]}
              chosen={receiver}
              onChoose={chooseReceiver}
            />
          </Suspense>
        ) : (
          <ChoiceCards
            id="receiver"
            legend={checkoutTexts.who_receives}
            choices={[...RECEIVERS, ...more]}
            toRadio={(value) => ({
              name: 'receiver',
              checked: receiver === value,
              onChange: () => chooseReceiver(value),
            })}
          />
        )}
        {receiver === 'other' && <ReceiverFields form={address} />}
        {receiver === 'gift' && <GiftReceiverFields form={gift} />}
        {(receiver === 'orderer' || receiver === 'other') && (
          <>
            <PlaceFields form={address} section="shipping" />
            {shopper.member && (
              <CheckField
                id="keep-address"
                label={checkoutTexts.keep_address}
                is_checked={step.keeps_address}
                onChange={step.setKeepsAddress}
              />
            )}
          </>
        )}
      </section>
      <StepActions view={view} back="/cart/">
        <BusyButton is_busy={submission.is_busy}>
          {receiver === 'gift' ? giftCheckoutTexts.next : checkoutTexts.next_delivery}
        </BusyButton>
      </StepActions>
    </FormWithSummary>
  )
}

/** Who a social gift is for, and how such a gift arrives. No address: its recipient gives that. */
function GiftReceiverFields({ form }: { form: ShopForm<unknown> }) {
  return (
    <div className="form-group gift-receiver">
      <div className="gift-how">
        <h3>{giftCheckoutTexts.how_heading}</h3>
        <ol>
          {giftCheckoutTexts.how.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <p>{giftCheckoutTexts.privacy}</p>
      </div>
      <TextField bound={form.bind('name')} hint={giftCheckoutTexts.name_hint} width="half" />
      <TextField bound={form.bind('message')} hint={giftCheckoutTexts.message_hint} />
    </div>
  )
}
