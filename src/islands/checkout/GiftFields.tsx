import { deliveryStepTexts } from '#src/text/checkout/delivery-step.ts'
import { type ShopForm, useFieldText } from '../forms/use-shop-form.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { TextField } from '../ui/TextField.tsx'
import { NoshiFields } from './NoshiFields.tsx'

/** Wrapping, noshi and a card, for parcels that may be a gift. */
export function GiftFields({ form }: { form: ShopForm<unknown> }) {
  const wrapping = form.bind('wrapping')
  const chosen = useFieldText(form, 'wrapping') || 'none'
  return (
    <div className="form-group" role="group" aria-labelledby={`${wrapping.id}-gift`}>
      <h3 id={`${wrapping.id}-gift`}>{deliveryStepTexts.gift}</h3>
      <p className="form-hint">{deliveryStepTexts.gift_hint}</p>
      <ChoiceCards
        id={wrapping.id}
        legend={wrapping.field.label}
        layout="row"
        error={wrapping.error}
        choices={wrapping.field.options ?? []}
        toRadio={(value) => ({
          name: wrapping.id,
          checked: chosen === value,
          onChange: () => form.setValue('wrapping', value),
        })}
      />
      <NoshiFields form={form} />
      <TextField bound={form.bind('message')} hint={deliveryStepTexts.message_hint} />
    </div>
  )
}
