import type { Tx } from '#shop-api/db/db.ts'
import { MEMBER_MAILS } from '#src/text/member/member-mails.ts'
import type { AccountContext } from './account-context.ts'
import { sendMemberMail } from './send-member-mail.ts'
import type { UserRow } from './user-row.ts'

/** At most one mail in this time, so that strangers cannot fill a mailbox. */
const PAUSE_MS = 10 * 60 * 1000

/** Tells a member that somebody entered the member's address, and how to log in if it was the member. */
export async function tellEmailOwner(
  tx: Tx,
  context: Pick<AccountContext, 'channel' | 'config' | 'now'>,
  owner: UserRow,
  email: string,
): Promise<void> {
  await sendMemberMail(tx, context, {
    to: email,
    kind: 'email-taken',
    key: `${owner.id}:${Math.floor(context.now.getTime() / PAUSE_MS)}`,
    dear: owner,
    letter: MEMBER_MAILS.email_taken,
    details: (toLink) => [toLink('/login/'), toLink('/reminder/')],
  })
}
