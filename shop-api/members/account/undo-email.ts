import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { member_tickets, users } from '#shop-api/db/schema/members.ts'
import { MEMBER_MAILS } from '#src/text/member/member-mails.ts'
import type { AccountContext } from './account-context.ts'
import { refuseTakenEmail } from './email-owner.ts'
import { endSessionsOf } from '#shop-api/members/login/end-session.ts'
import { refuseMember } from './refuse-member.ts'
import { sendMemberMail } from './send-member-mail.ts'
import { rememberPassword } from './set-password.ts'
import { createTicket, findTicket, useTicket, voidTickets } from '#shop-api/members/login/tickets.ts'
import { lockUser, type UserRow } from './user-row.ts'

/** Long enough for somebody who reads mails once a week. */
const UNDO_DAYS = 7

/** Tells the member's old address that there is a new one, and sends the link that takes it back. */
export async function tellOldAddress(tx: Tx, context: AccountContext, user: UserRow): Promise<void> {
  const { email } = user
  if (email === null) return
  const { channel, now } = context
  const minutes = UNDO_DAYS * 24 * 60
  const draft = { channel_id: channel.id, user_id: user.id, minutes, now, email }
  const token = await createTicket(tx, { ...draft, purpose: 'email-undo' })
  await sendMemberMail(tx, context, {
    to: email,
    kind: 'email-changed',
    dear: user,
    letter: MEMBER_MAILS.email_changed,
    details: (toLink) => [UNDO_DAYS, toLink(`/verify/undo/?token=${token}`)],
  })
}

/**
 * Gives a member the address back that had the link. Whoever changed it knew the password, or read the mails: so the
 * password is void, every login ends, and what was mailed to addresses that came later opens nothing. A link that went to
 * an address before this one stays good: it is the older claim.
 *
 * @returns the address
 * @throws ApiError 422 `email_undo.expired`, or `user.email_taken` when somebody else registered it meanwhile
 */
export async function undoEmail(context: AccountContext, token: string): Promise<string> {
  const { db, channel, now } = context
  return db.transaction(async (tx) => {
    const ticket = await findTicket(tx, token, { channel_id: channel.id, purpose: 'email-undo', now })
    if (!ticket?.email || ticket.user_id === null) throw refuseMember('email_undo.expired')
    const { email, user_id } = ticket
    const user = await lockUser(tx, channel.id, user_id)
    if (!(await useTicket(tx, ticket, now))) throw refuseMember('email_undo.expired')
    await refuseTakenEmail(tx, channel.id, email, user_id)
    await tx
      .update(users)
      .set({
        email,
        ...(user.username === user.email && { username: email }),
        password_hash: null,
        is_registered_member: true,
        mail_error_count: 0,
      })
      .where(eq(users.id, user_id))
    if (user.password_hash !== null) await rememberPassword(tx, user_id, user.password_hash, now)
    await endSessionsOf(tx, user_id, now)
    for (const purpose of ['mfa', 'email', 'reminder', 'username', 'unlock', 'proof'] as const)
      await voidTickets(tx, user_id, purpose, now)
    const later = and(eq(member_tickets.purpose, 'email-undo'), gt(member_tickets.id, ticket.id))
    await tx
      .update(member_tickets)
      .set({ used_at: now })
      .where(and(eq(member_tickets.user_id, user_id), later, isNull(member_tickets.used_at)))
    return email
  })
}
