import { deliveryStepTexts } from '#src/text/checkout/delivery-step.ts'
import { type ShopForm, useFieldText } from '../forms/use-shop-form.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { TextField } from '../ui/TextField.tsx'
import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { type NoshiValues, proposeNoshi, toNoshiInput } from '#src/forms/noshi-fields.ts'
import { noshiTexts } from '#src/text/gift/noshi.ts'
import { SelectField } from '#src/islands/ui/SelectField.tsx'

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

const NoshiDetails = lazy(async () => ({ default: (await import('./NoshiDetails.tsx')).NoshiDetails }))

/** The noshi of a gift: its purpose first, which proposes cords and place; then names, and a preview. */
function NoshiFields({ form }: { form: ShopForm<unknown> }) {
  const values = useWatch({ control: form.control }) as NoshiValues
  const occasion = form.bind('noshi_occasion')
  const noshi = toNoshiInput(values)
  const { onChange } = occasion.registration
  const registration: typeof occasion.registration = {
    ...occasion.registration,
    onChange: async (event: { target: { value: string } }) => {
      await onChange(event)
      const usual = proposeNoshi(event.target.value)
      form.setValue('mizuhiki', usual.mizuhiki)
      form.setValue('placement', usual.placement)
    },
  }
  return (
    <div className="noshi-fields">
      <SelectField bound={{ ...occasion, registration }} empty={noshiTexts.none} />
      {noshi && (
        <Suspense>
          <NoshiDetails form={form} values={values} noshi={noshi} />
        </Suspense>
      )}
    </div>
  )
}
