import type { Tx } from '#shop-api/db/db.ts'
import { MEMBER_MAILS } from '#src/text/member/member-mails.ts'
import type { AccountContext } from './account-context.ts'
import { findEmailOwner } from './email-owner.ts'
import { sendMemberMail } from './send-member-mail.ts'
import { tellEmailOwner } from './tell-email-owner.ts'
import { renewCode } from '#shop-api/members/login/tickets.ts'
import type { UserRow } from './user-row.ts'

const CODE_MINUTES = 30

/**
 * Sends the code that proves an address; earlier codes become void. For an address another member has, everything looks
 * the same, but its owner gets a mail without the code. Nobody ever learns that code, and the caller is told nothing.
 */
export async function sendEmailCode(
  tx: Tx,
  context: Pick<AccountContext, 'channel' | 'config' | 'now'>,
  user: UserRow,
  email: string,
): Promise<void> {
  const { channel, now } = context
  const draft = { channel_id: channel.id, user_id: user.id, minutes: CODE_MINUTES, now, email }
  const { code } = await renewCode(tx, { ...draft, purpose: 'email' })
  const owner = await findEmailOwner(tx, channel.id, email, user.id)
  if (owner) return tellEmailOwner(tx, context, owner, email)
  await sendMemberMail(tx, context, {
    to: email,
    kind: 'email-code',
    dear: user,
    letter: MEMBER_MAILS.email_code,
    details: (toLink) => [
      code,
      CODE_MINUTES,
      toLink(user.is_registered_member ? '/mypage/user_info/' : '/verify/email/'),
    ],
  })
}
