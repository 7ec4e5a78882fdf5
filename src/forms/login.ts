import { createForm, type FieldPlan } from './create-form.ts'

/** Asked by every form that logs in. */
export const loginFields = {
  username: {
    label: 'username',
    is_required: true,
    control: 'text',
    autocomplete: 'username',
    input_mode: 'email',
    max_length: 254,
  },
  password: {
    label: 'password',
    is_required: true,
    control: 'password',
    autocomplete: 'current-password',
    max_length: 128,
  },
} as const satisfies Record<string, FieldPlan>

/** Name and password. The form has no rule for the password, because an old one may look different. */
export function createLoginForm() {
  return createForm('login', loginFields, async () => (await import('./schemas/login.ts')).login)
}
