import type { StaffMe } from '#contract/shapes/staff.ts'
import { callApi } from '../api/call-api.ts'
import { Refusal } from '../api/refusal.ts'

let me: Promise<StaffMe> | undefined
let isNobody = false

/**
 * Who is signed in, and their role in this shop. Asked once until somebody signs in, also when it is nobody: several parts of
 * a page want to know at once.
 * @throws Refusal 401 for nobody
 */
export function readMe(): Promise<StaffMe> {
  if (me) return me
  const asked = callApi('GET /v1/admin/auth/me')
  me = asked
  asked.catch((error: unknown) => {
    if (me !== asked) return
    isNobody = isNotSignedIn(error)
    // What failed otherwise is asked again.
    if (!isNobody) forgetMe()
  })
  return asked
}

export function forgetMe(): void {
  me = undefined
  isNobody = false
}

/** The API said that nobody is signed in: there is no session to end. */
export const isKnownAsNobody = (): boolean => isNobody

export const isNotSignedIn = (error: unknown): boolean => error instanceof Refusal && error.status === 401
