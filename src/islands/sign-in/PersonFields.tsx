import type { ShopForm } from '../forms/use-shop-form.ts'
import { BirthdayField } from '../ui/BirthdayField.tsx'
import { RadioField } from '../ui/RadioField.tsx'

/** Gender and birthday, where the form asks for them: companies have neither. */
export function PersonFields({ form }: { form: ShopForm<unknown> }) {
  const names = new Set(form.form.fields.map(({ name }) => name))
  return (
    <>
      {names.has('birthday') && <BirthdayField form={form} name="birthday" />}
      {names.has('gender_ct') && <RadioField bound={form.bind('gender_ct')} />}
    </>
  )
}
