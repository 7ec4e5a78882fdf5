import { emailField } from './contact-fields.ts'
import { createForm } from './create-form.ts'

/** Where a code should go instead of the address given at registration. */
export function createEmailForm() {
  return createForm(
    'email-change',
    { email: emailField },
    async () => (await import('./schemas/reminder.ts')).request,
  )
}
