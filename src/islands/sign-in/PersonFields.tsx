import type { ShopForm } from '../forms/use-shop-form.ts'
import { RadioField } from '../ui/RadioField.tsx'
import { TextField } from '../ui/TextField.tsx'

/** Gender and birthday, where the form asks for them: companies have neither. */
export function PersonFields({ form }: { form: ShopForm<unknown> }) {
  const names = new Set(form.form.fields.map(({ name }) => name))
  return (
    <>
      {names.has('birthday') && <TextField bound={form.bind('birthday')} width="half" />}
      {names.has('gender_ct') && <RadioField bound={form.bind('gender_ct')} />}
    </>
  )
}
