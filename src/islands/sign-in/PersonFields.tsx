import type { ShopForm } from '../forms/use-shop-form.ts'
import { BirthdayField } from '../ui/BirthdayField.tsx'
import { RadioField } from '../ui/RadioField.tsx'
import { registerTexts } from '#src/text/session/register.ts'
import { TextField } from '#src/islands/ui/TextField.tsx'

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

/** Telephone numbers: one of the two is required; a company may add its fax. */
export function PhoneFields({ form }: { form: ShopForm<unknown> }) {
  const hasFax = form.form.fields.some(({ name }) => name === 'fax_number')
  return (
    <div className="form-phones" role="group" aria-describedby="phones-hint">
      <div className="form-pair">
        <TextField bound={form.bind('phone_number')} width="half" />
        <TextField bound={form.bind('cell_phone_number')} width="half" />
      </div>
      <p className="form-hint" id="phones-hint">
        {registerTexts.phone_hint}
      </p>
      {hasFax && <TextField bound={form.bind('fax_number')} width="half" />}
    </div>
  )
}
