import { verifyCodeField } from './account-fields.ts'
import { createForm } from './create-form.ts'

/** The six digits of a mail. */
export function createVerifyCodeForm() {
  return createForm(
    'verify-code',
    { verify_code: verifyCodeField },
    async () => (await import('./schemas/verify-code.ts')).code,
  )
}
