import { ApiError, refused } from '#shop-api/http/api-error.ts'
import { isPassword } from '#shop-api/secrets/password-hash.ts'
import { STAFF_ERRORS } from '#src/text/editor/staff.ts'
import { findPerson, type Person } from './find-person.ts'
import type { StaffCaller } from './staff-caller.ts'
import type { StaffContext } from './staff-context.ts'

export interface OwnContext extends StaffContext {
  actor: StaffCaller
}

/** The person whose account it is. @throws ApiError 403 for a program, whoever it speaks for */
export async function requirePerson({ db, actor }: Pick<OwnContext, 'db' | 'actor'>): Promise<Person> {
  const person =
    actor.session_id === null || actor.person_id === null ? undefined : await findPerson(db, actor.person_id)
  if (!person) throw new ApiError(403, { code: 'forbidden', message: STAFF_ERRORS.persons_only })
  return person
}

/**
 * The same, once more by their password: whoever finds a browser open must not take the account.
 * @throws ApiError 403, 422 `admin.password_wrong`, 429
 */
export async function requirePersonByPassword(context: OwnContext, password: string): Promise<Person> {
  const person = await requirePerson(context)
  const lock = `staff ${person.email}`
  await context.limit.spendTry(lock)
  if (!(await isPassword(password, person.password_hash)))
    throw refused('admin.password_wrong', STAFF_ERRORS.password_wrong)
  await context.limit.returnTry(lock)
  return person
}
