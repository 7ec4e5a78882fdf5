import { MEMBER_MAILS } from '#src/text/member/member-mails.ts'
import type { AccountContext } from '#shop-api/members/account/account-context.ts'
import { setMemberCookie } from './member-cookie.ts'
import { isDemo, sendMemberMail } from '#shop-api/members/account/send-member-mail.ts'
import type { TicketData } from '#shop-api/db/json/ticket-data.ts'
import { renewCode } from './tickets.ts'
import type { LoginAnswer } from './to-login.ts'
import type { UserRow } from '#shop-api/members/account/user-row.ts'

const CODE_MINUTES = 10

/**
 * The first half of a login with two steps: the password was right, and a code goes out by mail. The ticket is in a
 * cookie, so the code works only in the browser that knew the password, and nobody can guess codes for a member id.
 */
export async function askForCode(
  context: AccountContext,
  user: UserRow,
  data: TicketData,
): Promise<LoginAnswer> {
  const { db, channel, config, now } = context
  const { token, code } = await db.transaction(async (tx) => {
    const draft = { channel_id: channel.id, user_id: user.id, minutes: CODE_MINUTES, now, data }
    const ticket = await renewCode(tx, { ...draft, purpose: 'mfa', email: user.email })
    await sendMemberMail(tx, context, {
      to: user.email ?? '',
      kind: 'login-code',
      dear: user,
      letter: MEMBER_MAILS.login_code,
      details: () => [ticket.code, CODE_MINUTES],
    })
    return ticket
  })
  return {
    body: {
      access_token: null,
      expires_in: null,
      expires_at: null,
      user_id: user.id,
      has_password_expired: false,
      has_mail_error_count_over: false,
      is_verify: true,
      ...(isDemo(config) && { verify_code: code }),
    },
    cookies: setMemberCookie('ticket', context, token, CODE_MINUTES * 60),
  }
}
