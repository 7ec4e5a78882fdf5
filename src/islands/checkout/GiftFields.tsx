import { deliveryStepTexts } from '#src/text/checkout/delivery-step.ts'
import { type ShopForm, useFieldText } from '../forms/use-shop-form.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { TextField } from '../ui/TextField.tsx'
import { lazy, Suspense } from 'react'

const NoshiDetails = lazy(async () => ({ default: (await import('./NoshiDetails.tsx')).NoshiDetails }))
const CardPreview = lazy(async () => ({ default: (await import('./CardPreview.tsx')).CardPreview }))

interface Props {
  form: ShopForm<unknown>
  /** Day the parcel comes where no other is wished for, where that is known: seasonal words are judged by it. */
  earliest?: string
}

/** Wrapping, noshi and a card, for parcels that may be a gift. What few want is loaded once it is wanted. */
export function GiftFields({ form, earliest }: Props) {
  const id = `${form.bind('wrapping').id}-gift`
  const message = useFieldText(form, 'message')
  return (
    <div className="form-group" role="group" aria-labelledby={id}>
      <h3 id={id}>{deliveryStepTexts.gift}</h3>
      <p className="form-hint">{deliveryStepTexts.gift_hint}</p>
      <RowOfCards form={form} name="wrapping" usual="none" />
      <div className="noshi-fields">
        <RowOfCards form={form} name="noshi_wish" usual="" />
        {useFieldText(form, 'noshi_wish') === 'wanted' && (
          <Suspense>
            <NoshiDetails form={form} earliest={earliest} />
          </Suspense>
        )}
      </div>
      <TextField bound={form.bind('message')} hint={deliveryStepTexts.message_hint} />
      {message.trim() && (
        <Suspense>
          <CardPreview message={message} />
        </Suspense>
      )}
    </div>
  )
}

function RowOfCards({ form, name, usual }: { form: ShopForm<unknown>; name: string; usual: string }) {
  const { id, field, error } = form.bind(name)
  const chosen = useFieldText(form, name) || usual
  return (
    <ChoiceCards
      id={id}
      legend={field.label}
      layout="row"
      error={error}
      choices={field.options ?? []}
      toRadio={(value) => ({
        name: id,
        checked: chosen === value,
        onChange: () => form.setValue(name, value),
      })}
    />
  )
}
