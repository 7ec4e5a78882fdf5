import { eq } from 'drizzle-orm'
import { users } from '#shop-api/db/schema/members.ts'
import type { AccountContext } from './account-context.ts'
import { lockEmail, refuseTakenEmail } from './email-owner.ts'
import { completeLogin } from '#shop-api/members/login/complete-login.ts'
import { endSession } from '#shop-api/members/login/end-session.ts'
import { foldLogin } from '#shop-api/members/login/fold-login.ts'
import { findPendingEmail } from './load-member.ts'
import { loadMemberSettings } from './member-settings.ts'
import type { Member } from '#shop-api/members/member.ts'
import { refuseMember, refuseMemberField } from './refuse-member.ts'
import { sendEmailCode } from './send-email-code.ts'
import { findTicketOfUser, isCodeOf, spendTicketTry, useTicket } from '#shop-api/members/login/tickets.ts'
import { tellOldAddress } from './undo-email.ts'
import type { LoginAnswer } from '#shop-api/members/login/to-login.ts'
import { requireUser } from './user-row.ts'

/**
 * Sends a code to the address that waits for it: the one given at registration, another one that was meant instead, or
 * the new one of a member.
 */
export async function requestEmailCode(
  context: AccountContext,
  member: Member,
  wanted: string | undefined,
): Promise<void> {
  const { db, channel, limit, now } = context
  await limit.spendPost('email-verify')
  const user = await requireUser(db, channel.id, member.id)
  const pending = await findPendingEmail(db, user, now)
  const email = wanted === undefined ? (pending ?? user.unproven_email ?? user.email) : foldLogin(wanted)
  if (!email) throw refuseMemberField('email', 'email_verify.invalid')
  if (user.is_registered_member && email === user.email) throw refuseMember('email_verify.already_verified')
  // A member's new address was asked for with the password before; this call only sends its code again.
  if (user.is_registered_member && email !== pending)
    throw refuseMemberField('email', 'email_verify.not_asked_for')
  await db.transaction(async (tx) => {
    if (!user.is_registered_member) {
      await tx.update(users).set({ unproven_email: email }).where(eq(users.id, user.id))
    }
    await sendEmailCode(tx, context, user, email)
  })
}

/**
 * The code of the mail: from now on the member counts as registered, under a login of its own. The address a member had
 * before hears of the new one, and how to take it back.
 */
export async function checkEmailCode(
  context: AccountContext,
  member: Member,
  code: string,
): Promise<LoginAnswer> {
  const { db, channel, now, limit } = context
  const presented = { channel_id: channel.id, purpose: 'email' as const, now }
  const ticket = await findTicketOfUser(db, member.id, presented)
  // Somebody who guesses at one address may do it from many accounts, so guesses count for the address too.
  const secret = `${channel.name} email ${ticket?.email ?? member.id}`
  await limit.slowGuesses(secret)
  if (!ticket?.email || !(await spendTicketTry(db, ticket))) throw refuseMember('email_verify.expired')
  const { email } = ticket
  if (!(await isCodeOf(db, ticket, code))) throw refuseMemberField('verify_code', 'email_verify.invalid')
  await limit.returnSlowed(secret)
  const verified = await db.transaction(async (tx) => {
    if (!(await useTicket(tx, ticket, now))) throw refuseMember('email_verify.expired')
    await lockEmail(tx, channel.id, email)
    await refuseTakenEmail(tx, channel.id, email, member.id)
    const user = await requireUser(tx, channel.id, member.id)
    const [row] = await tx
      .update(users)
      .set({
        email,
        unproven_email: null,
        ...(user.username === user.email && { username: email }),
        is_registered_member: true,
        mail_error_count: 0,
      })
      .where(eq(users.id, member.id))
      .returning()
    if (!row) throw new Error(`Member ${member.id} was not verified`)
    if (user.is_registered_member && user.email !== null && user.email !== email)
      await tellOldAddress(tx, context, user)
    await endSession(tx, member.session_id, now)
    return row
  })
  const settings = await loadMemberSettings(db, channel)
  return completeLogin(context, verified, settings, { method: 'email-verify' })
}
