import { newPasswordFields } from './account-fields.ts'
import { emailField } from './contact-fields.ts'
import { createForm, type FieldPlan } from './create-form.ts'
import type { FormVariant } from './form-field.ts'
import { toNameFields } from './name-fields.ts'

/** Where the link to a new password goes. */
export function createReminderForm() {
  const plan = { email: { ...emailField, autocomplete: 'username' } }
  return createForm('reminder', plan, async () => (await import('./schemas/reminder.ts')).request)
}

/** A new password by the mail's link. @param asks whether the member chose a question at registration */
export function createReminderResetForm(asks: boolean) {
  const { password, password_confirmation } = newPasswordFields
  const answer: FieldPlan = {
    label: 'asked_answer',
    is_required: true,
    control: 'text',
    autocomplete: 'off',
    max_length: 100,
  }
  const plan: Partial<Record<'answer' | 'password' | 'password_confirmation', FieldPlan>> = {
    ...(asks && { answer }),
    password: { ...password, label: 'new_password' },
    password_confirmation,
  }
  return createForm('reminder-reset', plan, async () => {
    const schemas = await import('./schemas/reminder.ts')
    return asks ? schemas.resetWithAnswer : schemas.reset
  })
}

/** Who forgot the login name. */
export function createUsernameReminderForm(variant: FormVariant) {
  const { last_name, first_name } = toNameFields(variant)
  return createForm(
    'username-reminder',
    { email: emailField, last_name, first_name },
    async () => (await import('./schemas/reminder.ts')).username,
    variant,
  )
}

/** Another login name by the mail's link. */
export function createUsernameResetForm() {
  const plan = {
    username: {
      label: 'new_login_name',
      is_required: true,
      control: 'text',
      autocomplete: 'username',
      max_length: 50,
    },
  } as const
  return createForm('username-reset', plan, async () => (await import('./schemas/reminder.ts')).usernameReset)
}
