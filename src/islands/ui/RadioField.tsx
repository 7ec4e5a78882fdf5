import type { BoundField } from '../forms/use-shop-form.ts'
import { ChoiceCards } from './ChoiceCards.tsx'

/** One of a few short choices, side by side. */
export function RadioField({ bound }: { bound: BoundField }) {
  const { id, field, registration, error } = bound
  return (
    <ChoiceCards
      id={id}
      legend={field.label}
      is_required={field.is_required}
      error={error}
      choices={field.options ?? []}
      layout="row"
      toRadio={() => registration}
    />
  )
}
