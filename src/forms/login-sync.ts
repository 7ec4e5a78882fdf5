import type { Sister } from '#contract/shapes/settings.ts'
import { createForm } from './create-form.ts'
import { loginFields } from './login.ts'

/** Name and password of a sister shop, and which shop when there are several. */
export function createLoginSyncForm(sisters: readonly Sister[]) {
  const channel = {
    label: 'channel',
    is_required: true,
    control: 'radio',
    autocomplete: 'off',
    options: sisters.map(({ channel: value, name: label }) => ({ value, label })),
  } as const
  return createForm(
    'login-sync',
    { channel, ...loginFields },
    async () => (await import('./schemas/login.ts')).loginSync,
  )
}
