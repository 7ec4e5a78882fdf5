import { randomInt } from 'node:crypto'
import type * as z from 'zod/mini'
import type { RegistrationSchema } from '#contract/shapes/user.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { hashPassword } from '#shop-api/passes/password-hash.ts'
import { MEMBER_MAILS } from '#src/text/member-mails.ts'
import type { AccountContext } from './account-context.ts'
import { refuseTakenEmail, toColumns } from './change-user.ts'
import { completeLogin } from './complete-login.ts'
import { foldAnswer } from './fold-answer.ts'
import { foldLogin } from './fold-login.ts'
import { loadMemberSettings } from './member-settings.ts'
import { refuseFutureBirthday } from './refuse-future-birthday.ts'
import { refuseMemberField } from './refuse-member.ts'
import { sendEmailCode } from './send-email-code.ts'
import { sendMemberMail } from './send-member-mail.ts'
import type { LoginAnswer } from './to-login.ts'
import { toFullName } from './to-user.ts'
import { findUserByLogin, type UserRow } from './user-row.ts'

type Registration = z.output<typeof RegistrationSchema>

/**
 * Takes a new member in and logs in. Where addresses are verified, the member counts as registered once the code of
 * the mail was typed in.
 * @throws ApiError 422 when address or login name is somebody's
 */
export async function register(context: AccountContext, input: Registration): Promise<LoginAnswer> {
  const { db, channel, now, limit } = context
  await limit.spendPost('register')
  refuseFutureBirthday(input.birthday, now)
  const settings = await loadMemberSettings(db, channel)
  const columns = toColumns(input)
  const username = input.username ? foldLogin(input.username) : columns.email
  await refuseTaken(context, columns.email, username)
  const { question_ct = null, answer = '' } = input
  const hasQuestion = question_ct !== null && answer !== ''
  const password_hash = await hashPassword(input.password)
  const answer_hash = hasQuestion ? await hashPassword(foldAnswer(answer)) : null
  const user = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({
        ...columns,
        channel_id: channel.id,
        code: createMemberCode(),
        username,
        password_hash,
        password_changed_at: now,
        question_ct: hasQuestion ? question_ct : null,
        answer_hash,
        is_registered_member: !settings.is_use_email_verify,
        created_at: now,
      })
      .onConflictDoNothing()
      .returning()
    // Somebody registered the same address or name at the same moment.
    if (!row) throw refuseMemberField('email', 'user.email_taken')
    if (settings.is_use_email_verify) await sendEmailCode(tx, context, row, columns.email)
    else await welcome(tx, context, row)
    return row
  })
  return completeLogin(context, user, settings, { method: 'register', cart_token: input.cart_token })
}

async function refuseTaken({ db, channel }: AccountContext, email: string, username: string): Promise<void> {
  await refuseTakenEmail(db, channel.id, email)
  if (await findUserByLogin(db, channel.id, username)) {
    throw refuseMemberField('username', 'user.username_taken')
  }
}

/** Number on documents: ten digits, not in a row, so that nobody counts the members of a shop. */
export function createMemberCode(): string {
  return `M${String(randomInt(10 ** 10)).padStart(10, '0')}`
}

export async function welcome(
  tx: Tx,
  context: Pick<AccountContext, 'channel' | 'config' | 'now'>,
  user: UserRow,
): Promise<void> {
  if (!user.email) return
  await sendMemberMail(tx, context, {
    to: user.email,
    kind: 'welcome',
    write: (shop, toLink) => ({
      subject: MEMBER_MAILS.welcome.subject(shop),
      lines: MEMBER_MAILS.welcome.lines(
        shop,
        toFullName(user.last_name, user.first_name),
        user.code,
        toLink('/mypage/'),
      ),
    }),
  })
}
