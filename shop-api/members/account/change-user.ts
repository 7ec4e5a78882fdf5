import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Proof, RegistrationSchema, User } from '#contract/shapes/user.ts'
import { users } from '#shop-api/db/schema/members.ts'
import type { AccountContext } from './account-context.ts'
import { foldLogin } from '#shop-api/members/login/fold-login.ts'
import { loadMember } from './load-member.ts'
import { refuseFutureBirthday } from './refuse-member.ts'
import { requireProof } from './require-proof.ts'
import { sendEmailCode } from './send-email-code.ts'
import { requireUser } from './user-row.ts'

type UserFields = Omit<z.output<typeof RegistrationSchema>, 'password' | 'password_confirmation'>

/**
 * Columns a member fills in, each by name. Nobody can set any other by a request (mass assignment). What an older form
 * leaves out stays as it is.
 */
export function toColumns(input: UserFields) {
  return {
    email: foldLogin(input.email),
    is_receive_newsletter: input.is_receive_newsletter,
    last_name: input.last_name,
    first_name: input.first_name,
    last_name_kana: input.last_name_kana,
    first_name_kana: input.first_name_kana,
    company_name: input.company_name || null,
    department_name: input.department_name || null,
    gender_ct: input.gender_ct,
    birthday: input.birthday,
    job: input.job,
    school: input.school,
    postal_code: input.postal_code,
    prefecture: input.prefecture,
    city: input.city,
    address1: input.address1,
    address2: input.address2,
    phone_number: input.phone_number,
    cell_phone_number: input.cell_phone_number,
    fax_number: input.fax_number,
    is_use_mfa: input.is_use_mfa,
  }
}

/**
 * Changes a member's data. A new address stays beside the old one until the code mailed to it was typed in
 * (`checkEmailCode`). What would hand the account to whoever holds a stolen token asks for the password too.
 *
 * An address that another member has is answered alike, and its owner gets another mail (`sendEmailCode`).
 *
 * @throws ApiError 422 as `requireProof` says
 */
export async function changeUser(
  context: AccountContext,
  member_id: number,
  input: UserFields & Proof,
): Promise<User> {
  const { db, channel, limit, now } = context
  refuseFutureBirthday(input.birthday, now)
  const { email, ...columns } = toColumns(input)
  const user = await requireUser(db, channel.id, member_id)
  const isMoving = email !== user.email
  const isWithoutCode = user.is_use_mfa && columns.is_use_mfa === false
  if (isMoving || isWithoutCode) await requireProof(context, user, input)
  if (isMoving) await limit.spendPost('email')
  const changed = await db.transaction(async (tx) => {
    const [row] = await tx.update(users).set(columns).where(eq(users.id, member_id)).returning()
    if (!row) throw new Error(`Member ${member_id} was not changed`)
    if (isMoving) await sendEmailCode(tx, context, row, email)
    return row
  })
  return loadMember(db, changed, now)
}
