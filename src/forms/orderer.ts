import { emailField, phoneField } from './contact-fields.ts'
import { createForm } from './create-form.ts'
import type { FormVariant } from './form-field.ts'
import { toCompanyFields, toNameFields } from './name-fields.ts'

/** Who orders: the guest's own name, reading, mail and telephone. */
export function createOrdererForm(variant: FormVariant) {
  const plan = {
    ...toCompanyFields(variant),
    ...toNameFields(variant),
    email: emailField,
    phone_number: phoneField,
  }
  return createForm('orderer', plan, async () => (await import('./schemas/orderer.ts'))[variant], variant)
}
