import type { CartShipping } from '#contract/shapes/cart.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import { senderTexts } from '#src/text/checkout/sender.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { ADDRESS_VALUES } from './address-values.ts'
import { AddressChoice } from './AddressChoice.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { ReceiverFields } from './ReceiverFields.tsx'
import type { DeliveryForm } from './use-delivery-form.ts'
import { useSenderForm } from './use-sender-form.ts'

interface Props {
  shipping: CartShipping
  variant: FormVariant
  delivery: DeliveryForm
}

const { typed: TYPED, orderer: ORDERER } = ADDRESS_VALUES
const WHO_ORDERS = { value: ORDERER, label: senderTexts.orderer, details: senderTexts.orderer_details }
const SOMEBODY_ELSE = { value: TYPED, label: senderTexts.other }

/** The sender of a destination: the orderer, for members an entry of the address book, or typed in. */
export function SenderFields({ shipping, variant, delivery }: Props) {
  const { id, form, is_member, chosen, choose } = useSenderForm(shipping, variant, delivery)
  const choice = { id, legend: senderTexts.legend, error: undefined }
  return (
    <div className="form-group" role="group" aria-label={senderTexts.heading}>
      {is_member ? (
        <AddressChoice
          {...choice}
          before={[WHO_ORDERS]}
          after={[SOMEBODY_ELSE]}
          chosen={chosen}
          onChoose={choose}
        />
      ) : (
        <ChoiceCards
          {...choice}
          choices={[WHO_ORDERS, SOMEBODY_ELSE]}
          toRadio={(value) => ({
            name: id,
            checked: chosen === value,
            onChange: () => choose(value, undefined),
          })}
        />
      )}
      {chosen !== ORDERER && (
        <>
          <ReceiverFields form={form} />
          <PlaceFields form={form} />
        </>
      )}
    </div>
  )
}
