import {
  loginNameField,
  newPasswordFields,
  newsletterField,
  phoneFields,
  questionFields,
  toPersonFields,
} from './account-fields.ts'
import { emailField } from './contact-fields.ts'
import { createForm } from './create-form.ts'
import type { FormVariant } from './form-field.ts'
import { toCompanyFields, toNameFields } from './name-fields.ts'
import { placeFields } from './place-fields.ts'

/** A new member, in the order of the screen: the login, the person, the address. */
export function createRegistrationForm(variant: FormVariant) {
  const plan = {
    // Password managers store the address together with the password below it.
    email: { ...emailField, autocomplete: 'username' },
    ...newPasswordFields,
    username: loginNameField,
    ...toCompanyFields(variant),
    ...toNameFields(variant),
    ...placeFields,
    ...phoneFields,
    ...toPersonFields(variant),
    ...questionFields,
    is_receive_newsletter: newsletterField,
  }
  return createForm(
    'registration',
    plan,
    async () => (await import('./schemas/registration.ts'))[variant],
    variant,
  )
}
