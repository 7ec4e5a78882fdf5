import { newPasswordFields } from './account-fields.ts'
import { createForm } from './create-form.ts'

/** A member's change of the password: the old one, and the new one twice. */
export function createPasswordForm() {
  const { password, password_confirmation } = newPasswordFields
  const plan = {
    current_password: {
      ...password,
      label: 'current_password',
      autocomplete: 'current-password',
    },
    password: { ...password, label: 'new_password' },
    password_confirmation,
  } as const
  return createForm('password', plan, async () => (await import('./schemas/password.ts')).change)
}
