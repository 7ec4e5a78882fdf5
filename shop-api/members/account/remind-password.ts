import type * as z from 'zod/mini'
import type { ReminderCheck, ReminderResetSchema } from '#contract/shapes/reminder.ts'
import { hashPassword, isPassword } from '#shop-api/secrets/password-hash.ts'
import { MEMBER_MAILS } from '#src/text/member/member-mails.ts'
import type { AccountContext } from './account-context.ts'
import { completeLogin } from '#shop-api/members/login/complete-login.ts'
import { foldAnswer } from '#shop-api/members/login/fold-login.ts'
import { loadMemberSettings } from './member-settings.ts'
import { refuseMember, refuseMemberField } from './refuse-member.ts'
import { mailLink, requireLinkOwner } from './mail-link.ts'
import { setPassword } from './set-password.ts'
import { spendTicketTry, useTicket } from '#shop-api/members/login/tickets.ts'
import type { LoginAnswer } from '#shop-api/members/login/to-login.ts'
import { findUserByEmail, lockUser } from './user-row.ts'

/** Mails the link for a new password to the owner of the address. The caller learns nothing either way. */
export async function requestReminder(context: AccountContext, email: string): Promise<void> {
  await context.limit.spendPost('reminder')
  const user = await findUserByEmail(context.db, context.channel.id, email)
  const request = { user, email, purpose: 'reminder', page: '/reminder/reset/' } as const
  await mailLink(context, request, { dear: user, letter: MEMBER_MAILS.reminder })
}

/** Which security question the link still asks. @throws ApiError 422 `reminder.expired` */
export async function checkReminder(context: AccountContext, token: string): Promise<ReminderCheck> {
  const { user } = await requireLinkOwner(context, token, 'reminder')
  return { question_ct: user.answer_hash === null ? null : user.question_ct }
}

/**
 * The new password, which also logs in, because the link came by the mail that a login's code would. All other logins
 * end.
 * @throws ApiError 422 `reminder.expired`, after five wrong answers too, or `reminder.answer_invalid`
 */
export async function resetPassword(
  context: AccountContext,
  { token, answer = '', password }: z.output<typeof ReminderResetSchema>,
): Promise<LoginAnswer> {
  const { db, channel, now, limit } = context
  const { user, ticket } = await requireLinkOwner(context, token, 'reminder')
  if (user.answer_hash !== null) {
    const secret = `${channel.name} reminder ${user.id}`
    await limit.slowGuesses(secret)
    if (!(await spendTicketTry(db, ticket))) throw refuseMember('reminder.expired')
    if (!(await isPassword(foldAnswer(answer), user.answer_hash))) {
      throw refuseMemberField('answer', 'reminder.answer_invalid')
    }
    await limit.returnSlowed(secret)
  }
  const password_hash = await hashPassword(password)
  const settings = await loadMemberSettings(db, channel)
  const renewed = await db.transaction(async (tx) => {
    const locked = await lockUser(tx, channel.id, user.id)
    if (!(await useTicket(tx, ticket, now))) throw refuseMember('reminder.expired')
    await setPassword(tx, context, locked, { password_hash })
    return { ...locked, password_hash, password_changed_at: now }
  })
  return completeLogin(context, renewed, settings, { method: 'reminder' })
}
