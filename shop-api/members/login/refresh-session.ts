import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { ApiError } from '#shop-api/http/api-error.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { member_sessions, refresh_tokens } from '#shop-api/db/schema/members.ts'
import { MEMBER_ERRORS } from '#src/text/session/member-errors.ts'
import type { AccountContext } from '#shop-api/members/account/account-context.ts'
import { endSession, findSessionOfToken } from './end-session.ts'
import { issueTokens, type SessionRow, toSessionEnd } from './issue-tokens.ts'
import { readMemberCookie, requireSameOrigin } from './member-cookie.ts'
import { loadMemberSettings } from '#shop-api/members/account/member-settings.ts'
import { hashToken } from './random-token.ts'
import { type LoginAnswer, toLogin } from './to-login.ts'
import { findUser } from '#shop-api/members/account/user-row.ts'

/**
 * How long the token used last may be used again: two tabs refresh at once, or an answer is lost. The storefront gives
 * up an answer after 15 s. An older token means a thief has it, or had it first.
 */
const REPEAT_MS = 30_000

/**
 * The next access token, by the refresh cookie; the cookie changes each time. A used one that comes again ends the
 * login on every device that shares it (RFC 9700 §4.14.2).
 *
 * @throws ApiError 403 for another site's page, 401 `auth.refresh.expired` when there is nothing to refresh
 */
export async function refreshSession(context: AccountContext): Promise<LoginAnswer> {
  requireSameOrigin(context)
  const { db, channel, now } = context
  const token = readMemberCookie('refresh', context)
  const session_id = token === null ? undefined : await findSessionOfToken(db, channel.id, token)
  if (token === null || session_id === undefined) throw expired()
  const settings = await loadMemberSettings(db, channel)
  const refreshed = await db.transaction(async (tx) => {
    const session = await lockStandingSession(tx, session_id, now)
    const user = session && (await findUser(tx, channel.id, session.user_id))
    if (!session || !user) return undefined
    if (!(await useToken(tx, session.id, token, now))) {
      await endSession(tx, session.id, now)
      return undefined
    }
    const expires_at = toSessionEnd(session.started_at, now, session.is_shared_device)
    await tx.update(member_sessions).set({ expires_at }).where(eq(member_sessions.id, session.id))
    return { user, issued: await issueTokens(tx, context, { ...session, expires_at }) }
  })
  if (!refreshed) throw expired()
  const { user, issued } = refreshed
  return { body: toLogin(user, issued.access_token, { settings, now }), cookies: issued.cookies }
}

const expired = () =>
  new ApiError(401, { code: 'auth.refresh.expired', message: MEMBER_ERRORS['auth.refresh.expired'] })

async function lockStandingSession(tx: Tx, id: number, now: Date): Promise<SessionRow | undefined> {
  const [row] = await tx
    .select()
    .from(member_sessions)
    .where(
      and(eq(member_sessions.id, id), isNull(member_sessions.ended_at), gt(member_sessions.expires_at, now)),
    )
    .for('update')
  return row
}

/**
 * @returns false for a token that was used before, unless it is the last one used, moments ago. All other tokens issued
 * beside it are used up too, so that of two who share a login one is found out.
 */
async function useToken(tx: Tx, session_id: number, token: string, now: Date): Promise<boolean> {
  const ofSession = eq(refresh_tokens.session_id, session_id)
  const token_hash = hashToken(token)
  const [row] = await tx.select().from(refresh_tokens).where(eq(refresh_tokens.token_hash, token_hash))
  if (!row) return false
  if (row.used_at === null) {
    await tx
      .update(refresh_tokens)
      .set({ used_at: now })
      .where(and(ofSession, isNull(refresh_tokens.used_at)))
    return true
  }
  const [last] = await tx
    .select({ used_at: refresh_tokens.used_at })
    .from(refresh_tokens)
    .where(and(ofSession, isNotNull(refresh_tokens.used_at)))
    .orderBy(desc(refresh_tokens.used_at))
    .limit(1)
  const isLast = last?.used_at?.getTime() === row.used_at.getTime()
  return isLast && now.getTime() - row.used_at.getTime() <= REPEAT_MS
}
