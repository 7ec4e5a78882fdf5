import { createForm } from './create-form.ts'
import { proofFields } from './proof-fields.ts'

/** Leaving the shop: the member must prove to be the member. */
export function createLeaveForm({ has_password }: { has_password: boolean }) {
  const name = has_password ? 'current_password' : 'verify_code'
  const plan = { [name]: { ...proofFields[name], is_required: true } }
  return createForm('leave', plan, async () => (await import('./schemas/leave.ts'))[name])
}
