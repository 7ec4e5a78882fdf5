import { ApiError } from '#shop-api/api-error.ts'
import { EDITOR_ERRORS } from '#src/text/editor-errors.ts'
import { isSame, isSession, type StaffSecrets } from './staff-secrets.ts'

/** @throws ApiError 401 unless the bearer is of the shop's staff. */
export function requireStaff(bearer: string | null, secrets: StaffSecrets | undefined, now: Date): void {
  const isStaff =
    bearer !== null &&
    ((secrets?.token !== undefined && isSame(bearer, secrets.token)) ||
      (secrets?.password !== undefined && isSession(bearer, secrets.password, now)))
  if (!isStaff) throw new ApiError(401, { code: 'unauthenticated', message: EDITOR_ERRORS.signed_out })
}
