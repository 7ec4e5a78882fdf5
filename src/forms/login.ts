import { createForm } from './create-form.ts'

/** Name and password. The form says nothing of what a password looks like: an old one may look otherwise. */
export function createLoginForm() {
  const plan = {
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
  } as const
  return createForm('login', plan, async () => (await import('./schemas/login.ts')).login)
}
