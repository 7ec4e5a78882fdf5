import { randomInt } from 'node:crypto'
import type * as z from 'zod/mini'
import type { RegistrationSchema } from '#contract/shapes/user.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { MEMBER_MAILS } from '#src/text/member/member-mails.ts'
import type { AccountContext } from './account-context.ts'
import { toColumns } from './change-user.ts'
import { completeLogin } from '#shop-api/members/login/complete-login.ts'
import { findEmailOwner } from './email-owner.ts'
import { foldAnswer, foldLogin } from '#shop-api/members/login/fold-login.ts'
import { loadMemberSettings } from './member-settings.ts'
import { refuseFutureBirthday, refuseMemberField } from './refuse-member.ts'
import { sendEmailCode } from './send-email-code.ts'
import { sendMemberMail } from './send-member-mail.ts'
import { tellEmailOwner } from './tell-email-owner.ts'
import type { LoginAnswer } from '#shop-api/members/login/to-login.ts'
import { findUserByLogin, type UserRow } from './user-row.ts'

type Registration = z.output<typeof RegistrationSchema>

/**
 * Takes a new member in and logs in. Where addresses are verified, the member counts as registered, and has the address,
 * once the code of the mail was typed in: until then an address that is somebody's is answered like any other.
 * @throws ApiError 422 when the login name, or where nothing is verified the address, is somebody's
 */
export async function register(context: AccountContext, input: Registration): Promise<LoginAnswer> {
  const { db, channel, now, limit } = context
  await limit.spendPost('register')
  refuseFutureBirthday(input.birthday, now)
  const settings = await loadMemberSettings(db, channel)
  const isToProve = settings.is_use_email_verify
  const { email, ...columns } = toColumns(input)
  const chosen = input.username ? foldLogin(input.username) : null
  if (!isToProve) await refuseOwnedEmail(context, email)
  if (chosen !== null) await refuseTakenUsername(context, chosen)
  const { question_ct = null, answer = '' } = input
  const hasQuestion = question_ct !== null && answer !== ''
  const password_hash = await hashPassword(input.password)
  const answer_hash = hasQuestion ? await hashPassword(foldAnswer(answer)) : null
  const user = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({
        ...columns,
        ...(isToProve ? { unproven_email: email, username: chosen } : { email, username: chosen ?? email }),
        channel_id: channel.id,
        code: createMemberCode(),
        password_hash,
        password_changed_at: now,
        question_ct: hasQuestion ? question_ct : null,
        answer_hash,
        is_registered_member: !isToProve,
        created_at: now,
      })
      .onConflictDoNothing()
      .returning()
    // Somebody registered the same name or address at the same moment.
    if (!row) {
      throw isToProve
        ? refuseMemberField('username', 'user.username_taken')
        : refuseMemberField('email', 'user.email_taken')
    }
    if (isToProve) await sendEmailCode(tx, context, row, email)
    else await welcome(tx, context, row)
    return row
  })
  return completeLogin(context, user, settings, { method: 'register', cart_token: input.cart_token })
}

/**
 * Where a new member is logged in at once, a taken address cannot get the same answer. So many tries are limited and
 * slowed like guesses at passwords, and the owner hears of it.
 */
async function refuseOwnedEmail(context: AccountContext, email: string): Promise<void> {
  const { db, channel, limit } = context
  const lock = `${channel.name} addresses`
  await limit.spendTry(lock)
  const owner = await findEmailOwner(db, channel.id, email)
  if (owner) {
    await db.transaction((tx) => tellEmailOwner(tx, context, owner, email))
    throw refuseMemberField('email', 'user.email_taken')
  }
  await limit.returnTry(lock)
}

/** Login names are chosen, so people are told when one is taken. Collecting them is limited. */
async function refuseTakenUsername({ db, channel, limit }: AccountContext, username: string): Promise<void> {
  const lock = `${channel.name} login-names`
  await limit.spendTry(lock)
  if (await findUserByLogin(db, channel.id, username)) {
    throw refuseMemberField('username', 'user.username_taken')
  }
  await limit.returnTry(lock)
}

/** Number on documents: ten random digits, so that nobody can count a shop's members. */
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
    dear: user,
    letter: MEMBER_MAILS.welcome,
    details: (toLink) => [user.code, toLink('/mypage/')],
  })
}
