import { and, eq } from 'drizzle-orm'
import type { CallOutput } from '#contract/index.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { member_tickets } from '#shop-api/db/schema/members.ts'
import { MEMBER_ERRORS } from '#src/text/session/member-errors.ts'
import type { AccountContext } from '#shop-api/members/account/account-context.ts'
import { releaseAccount, toLock } from './login-lock.ts'
import { hashToken } from './random-token.ts'
import { useTicket } from './tickets.ts'
import { findUser } from '#shop-api/members/account/user-row.ts'

type Unlocking = CallOutput<'GET /v1/auth/unlock/{unlockToken}'>['result']

/**
 * Ends a lock by the link of its mail. Opening the link twice is no error.
 * @throws ApiError 404 for a link that was never sent
 */
export async function unlock({ db, channel, now }: AccountContext, token: string): Promise<Unlocking> {
  const [ticket] = await db
    .select()
    .from(member_tickets)
    .where(
      and(
        eq(member_tickets.channel_id, channel.id),
        eq(member_tickets.purpose, 'unlock'),
        eq(member_tickets.token_hash, hashToken(token)),
      ),
    )
  if (!ticket) throw notFound(MEMBER_ERRORS.unlock_unknown)
  if (ticket.used_at) return 'already_unlocked'
  const isOver = ticket.expires_at.getTime() <= now.getTime()
  const user = isOver ? undefined : await findUser(db, channel.id, ticket.user_id ?? 0)
  if (!user) return 'expired'
  if (!(await useTicket(db, ticket, now))) return 'already_unlocked'
  return (await releaseAccount(db, toLock(channel.id, user.id, ''), now)) ? 'unlocked' : 'already_unlocked'
}
