import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { ApiError } from '#shop-api/http/api-error.ts'
import { person_sessions } from '#shop-api/db/schema/staff.ts'
import { hashVisitorKey } from '#shop-api/http/visitor-key.ts'
import { STAFF_ERRORS } from '#src/text/editor/staff.ts'
import { findPerson } from './find-person.ts'
import { openPersonSession } from './person-sessions.ts'
import { requireOwnPage } from './require-staff.ts'
import { spendSecondFactor, wrongCode } from './second-factor.ts'
import { readStaffCookie } from './staff-cookie.ts'
import type { StaffContext } from './staff-context.ts'

/** After so many wrong codes the password is asked again. */
const MAX_TRIES = 5

/** The second step of a login. @throws ApiError 401 when none waits, 422 `admin.code_invalid`, 429 */
export async function completeLogin({ db, now, visitor, limit }: StaffContext, code: string) {
  requireOwnPage(visitor)
  const token = readStaffCookie(visitor) ?? ''
  const { id, token_hash, is_open, tries, expires_at } = person_sessions
  // Counted before it is compared: of many codes sent at once only a few are.
  const [waiting] = await db
    .update(person_sessions)
    .set({ tries: sql`${tries} + 1` })
    .where(
      and(
        eq(token_hash, hashVisitorKey(token)),
        eq(is_open, false),
        gt(expires_at, now),
        lt(tries, MAX_TRIES),
      ),
    )
    .returning()
  const person = waiting && (await findPerson(db, waiting.person_id))
  if (!person) throw new ApiError(401, { code: 'unauthenticated', message: STAFF_ERRORS.login_again })
  const lock = `staff code ${person.id}`
  await limit.spendTry(lock)
  if (!(await spendSecondFactor(db, person, code, now))) throw wrongCode()
  await limit.returnTry(lock)
  await db.delete(person_sessions).where(eq(id, waiting.id))
  return openPersonSession(db, { person_id: person.id, is_open: true, visitor, now })
}
