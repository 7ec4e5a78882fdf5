import type { AnswerCookie } from '#shop-api/http/served-call.ts'
import type { AccountContext } from '#shop-api/members/account/account-context.ts'
import { endSession, findSessionOfToken } from './end-session.ts'
import { dropMemberCookie, readMemberCookie, requireSameOrigin } from './member-cookie.ts'
import { findMember } from './require-member.ts'

/** Ends the login of the bearer and that of the cookie, whichever there is, and takes the cookies back. */
export async function logOut(
  context: AccountContext,
  { bearer }: { bearer: string | null },
): Promise<AnswerCookie[]> {
  const { db, channel, now } = context
  const token = readMemberCookie('refresh', context)
  if (token !== null) {
    requireSameOrigin(context)
    const session_id = await findSessionOfToken(db, channel.id, token)
    if (session_id !== undefined) await endSession(db, session_id, now)
  }
  const member = bearer === null ? undefined : await findMember(context, bearer)
  if (member) await endSession(db, member.session_id, now)
  return [
    ...dropMemberCookie('refresh', context),
    ...dropMemberCookie('ticket', context),
    ...dropMemberCookie('oauth', context),
  ]
}
