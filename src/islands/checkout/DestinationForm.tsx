import type { CartShipping } from '#contract/shapes/cart.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { shareTexts } from '#src/text/checkout/share-destinations.ts'
import { FormWithSummary } from '../forms/FormWithSummary.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ADDRESS_VALUES } from './address-values.ts'
import { AddressChoice } from './AddressChoice.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { ReceiverFields } from './ReceiverFields.tsx'
import { StepActions } from './StepActions.tsx'
import { useDestinationForm } from './use-destination-form.ts'

interface Props {
  view: CartView
  variant: FormVariant
  /** The destination that is changed; null for one more. */
  shipping: CartShipping | null
}

const NEW_ADDRESS = [{ value: ADDRESS_VALUES.typed, label: shareTexts.book_new }]

/** One destination beside the first: who receives it and where, for members from the address book too. */
export function DestinationForm({ view, variant, shipping }: Props) {
  const destination = useDestinationForm(shipping, variant)
  const { form, submission, messages } = destination
  const place = view.detail.shippings.findIndex(({ key }) => key === shipping?.key)
  if (!destination.is_known) return <Skeleton label={checkoutTexts.loading} rows={4} />
  return (
    <FormWithSummary submission={submission} messages={messages}>
      <section className="form-section" aria-labelledby="destination-heading">
        <h2 id="destination-heading">
          {shipping ? shareTexts.edit_heading(place + 1) : shareTexts.added_heading}
        </h2>
        {destination.is_member && (
          <AddressChoice
            id={destination.id}
            legend={shareTexts.book}
            error={destination.missing}
            after={NEW_ADDRESS}
            chosen={destination.chosen}
            onChoose={destination.choose}
            onEmpty={destination.chooseOnly}
          />
        )}
        {destination.is_typed && (
          <>
            <ReceiverFields form={form} />
            <PlaceFields form={form} section="shipping" />
          </>
        )}
      </section>
      <StepActions view={view} back={toStepPath('shipping-select')}>
        <BusyButton is_busy={submission.is_busy}>
          {shipping ? shareTexts.save_edit : shareTexts.save_new}
        </BusyButton>
      </StepActions>
    </FormWithSummary>
  )
}
