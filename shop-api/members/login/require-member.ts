import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Auth } from '#contract/call.ts'
import { ApiError } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { member_sessions, users } from '#shop-api/db/schema/members.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { MEMBER_ERRORS } from '#src/text/session/member-errors.ts'
import { readAccessToken } from './access-token.ts'
import type { Member } from '#shop-api/members/member.ts'

interface Visit {
  db: Db
  channel: Channel
  now: Date
  bearer: string | null
}

/**
 * Who makes a call of this kind. A token is looked up and not only read, so that logging out, leaving and a changed
 * password end it at once. `visitor` calls may come without a token, yet a token that is over is refused, so that
 * nobody is taken for a guest unawares (behaviour 4.6: a 401 is tried again with a fresh token).
 *
 * @returns null for a guest, and for calls that ask for nobody
 * @throws ApiError 401 where a member is needed, or the token sent is not good
 */
export async function requireMember(auth: Auth, visit: Visit): Promise<Member | null> {
  if (auth !== 'member' && auth !== 'account' && auth !== 'visitor') return null
  if (visit.bearer === null) {
    if (auth === 'visitor') return null
    throw new ApiError(401, { code: 'unauthenticated', message: MEMBER_ERRORS.login_needed })
  }
  const member = await findMember(visit, visit.bearer)
  if (!member) throw unauthenticated()
  if (member.is_registered_member || auth === 'account') return member
  if (auth === 'visitor') return null
  throw new ApiError(403, { code: 'forbidden', message: MEMBER_ERRORS.not_registered })
}

/** The member of a token; undefined when it is no good. */
export async function findMember(
  { db, channel, now }: Omit<Visit, 'bearer'>,
  bearer: string,
): Promise<Member | undefined> {
  const secret = await loadSecret(db, channel.id)
  const claims = await readAccessToken(bearer, { secret, channel: channel.name, now })
  if (!claims) return undefined
  const [row] = await db
    .select({ is_registered_member: users.is_registered_member })
    .from(member_sessions)
    .innerJoin(users, eq(users.id, member_sessions.user_id))
    .where(
      and(
        eq(member_sessions.id, claims.session_id),
        eq(member_sessions.user_id, claims.user_id),
        eq(users.channel_id, channel.id),
        isNull(users.left_at),
        isNull(member_sessions.ended_at),
        gt(member_sessions.expires_at, now),
      ),
    )
  return row && { id: claims.user_id, session_id: claims.session_id, ...row }
}

/** 401: no login belongs to the call, or it has ended. */
export const unauthenticated = () =>
  new ApiError(401, { code: 'unauthenticated', message: MEMBER_ERRORS.unauthenticated })
