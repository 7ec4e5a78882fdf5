import { and, eq, ne, or } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { User, UserInputSchema } from '#contract/shapes/user.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { MEMBER_MAILS } from '#src/text/member-mails.ts'
import type { AccountContext } from './account-context.ts'
import { foldLogin } from './fold-login.ts'
import { loadMemberSettings } from './member-settings.ts'
import { refuseFutureBirthday } from './refuse-future-birthday.ts'
import { refuseMemberField } from './refuse-member.ts'
import { sendEmailCode } from './send-email-code.ts'
import { sendMemberMail } from './send-member-mail.ts'
import { toFullName, toUser } from './to-user.ts'
import { requireUser, type UserRow } from './user-row.ts'

type UserFields = z.output<typeof UserInputSchema>

/**
 * Columns a member fills in, each by name: whatever else a request brings along is nobody's to set (mass assignment).
 * What an older form leaves out stays as it is.
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
    birthday: input.birthday === '' ? null : input.birthday,
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
 * Changes a member's data. Where addresses are verified, a new one makes the member unregistered until its code was
 * typed in; the old one hears of it, in case it was not the member.
 */
export async function changeUser(
  context: AccountContext,
  member_id: number,
  input: UserFields,
): Promise<User> {
  const { db, channel, limit, now } = context
  refuseFutureBirthday(input.birthday, now)
  const settings = await loadMemberSettings(db, channel)
  const columns = toColumns(input)
  const changed = await db.transaction(async (tx) => {
    const user = await requireUser(tx, channel.id, member_id)
    const isMoving = columns.email !== user.email
    // Whether an address is taken shows here; nobody asks for a list of them.
    if (isMoving) await limit.spendPost('email')
    if (isMoving) await refuseTakenEmail(tx, channel.id, columns.email, member_id)
    const [row] = await tx
      .update(users)
      .set({
        ...columns,
        // Whoever chose no other name logs in with the address.
        ...(isMoving && user.username === user.email && { username: columns.email }),
        ...(isMoving && { mail_error_count: 0 }),
        ...(isMoving && settings.is_use_email_verify && { is_registered_member: false }),
      })
      .where(eq(users.id, member_id))
      .returning()
    if (!row) throw new Error(`Member ${member_id} was not changed`)
    if (isMoving) await tellOldAddress(tx, context, user)
    if (isMoving && settings.is_use_email_verify) await sendEmailCode(tx, context, row, columns.email)
    return row
  })
  return toUser(changed)
}

/** @throws ApiError 422 when another member has that address, as address or as login name */
export async function refuseTakenEmail(
  db: Db | Tx,
  channel_id: number,
  email: string,
  own_id = 0,
): Promise<void> {
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.channel_id, channel_id),
        or(eq(users.email, email), eq(users.username, email)),
        ne(users.id, own_id),
      ),
    )
    .limit(1)
  if (taken) throw refuseMemberField('email', 'user.email_taken')
}

async function tellOldAddress(tx: Tx, context: AccountContext, user: UserRow): Promise<void> {
  if (!user.email) return
  const { email_changed } = MEMBER_MAILS
  await sendMemberMail(tx, context, {
    to: user.email,
    kind: 'email-changed',
    write: (shop) => ({
      subject: email_changed.subject(shop),
      lines: email_changed.lines(shop, toFullName(user.last_name, user.first_name)),
    }),
  })
}
