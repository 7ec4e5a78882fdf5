import { mfaField, newsletterField, phoneFields, toPersonFields } from './account-fields.ts'
import { emailField } from './contact-fields.ts'
import { createForm } from './create-form.ts'
import type { FormVariant } from './form-field.ts'
import { toCompanyFields, toNameFields } from './name-fields.ts'
import { placeFields } from './place-fields.ts'
import { proofFields } from './proof-fields.ts'

/** A member's own data; the login name cannot be changed here (behaviour 5.11). */
export function createUserInfoForm(variant: FormVariant) {
  const plan = {
    email: emailField,
    ...toCompanyFields(variant),
    ...toNameFields(variant),
    ...placeFields,
    ...phoneFields,
    ...toPersonFields(variant),
    is_receive_newsletter: newsletterField,
    is_use_mfa: mfaField,
    ...proofFields,
  }
  return createForm('user-info', plan, async () => (await import('./schemas/user-info.ts'))[variant], variant)
}
