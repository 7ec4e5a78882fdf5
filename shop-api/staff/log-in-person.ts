import { refused } from '#shop-api/http/api-error.ts'
import { isPassword } from '#shop-api/secrets/password-hash.ts'
import { STAFF_ERRORS } from '#src/text/editor/staff.ts'
import { findPersonByEmail, foldEmail } from './find-person.ts'
import { openPersonSession } from './person-sessions.ts'
import { requireOwnPage } from './require-staff.ts'
import type { StaffContext } from './staff-context.ts'

/**
 * Signs a person in, or half in, where a second factor is wanted. Wrong passwords are counted by network and, all those
 * for one address together, slowed; nothing is locked (decision 0035).
 * @throws ApiError 422 `auth.login.invalid`, 429
 */
export async function logInPerson(
  { db, now, visitor, limit }: StaffContext,
  { email, password }: { email: string; password: string },
) {
  requireOwnPage(visitor)
  const lock = `staff ${foldEmail(email)}`
  await limit.spendGuess()
  await limit.spendTry(lock)
  const person = await findPersonByEmail(db, email)
  const isRight = await isPassword(password, person?.password_hash)
  if (!person || !isRight) throw refused('auth.login.invalid', STAFF_ERRORS.wrong_password)
  await limit.returnTry(lock)
  await limit.returnGuess()
  const is_open = person.totp_confirmed_at === null
  const session = await openPersonSession(db, { person_id: person.id, is_open, visitor, now })
  return { ...session, state: is_open ? ('signed_in' as const) : ('second_factor' as const) }
}
