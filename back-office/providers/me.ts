import type { StaffMe } from '#contract/shapes/staff.ts'
import { callApi } from '../api/call-api.ts'

let me: Promise<StaffMe> | undefined

/** Who is signed in, and their role in this shop; asked once until somebody else signs in. @throws Refusal 401 for nobody */
export function readMe(): Promise<StaffMe> {
  me ??= callApi('GET /v1/admin/auth/me')
  me.catch(forgetMe)
  return me
}

export function forgetMe(): void {
  me = undefined
}
