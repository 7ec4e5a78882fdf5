import type { Db, Tx } from '#shop-api/db/db.ts'
import { member_sessions, refresh_tokens } from '#shop-api/db/schema/members.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import type { AnswerCookie } from '#shop-api/http/served-call.ts'
import { createAccessToken } from './access-token.ts'
import type { AccountContext } from '#shop-api/members/account/account-context.ts'
import { setMemberCookie } from './member-cookie.ts'
import { createToken, hashToken } from './random-token.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface SessionTerms {
  /** Without a refresh for this long, the login is over. */
  idle_ms: number
  /** However often it is refreshed. */
  longest_ms: number
}

const OWN_DEVICE: SessionTerms = { idle_ms: 30 * DAY_MS, longest_ms: 180 * DAY_MS }
const SHARED_DEVICE: SessionTerms = { idle_ms: DAY_MS / 12, longest_ms: DAY_MS / 2 }

/** When a login ends unless it is refreshed again. Refreshing extends it, but not for ever. */
export function toSessionEnd(started_at: Date, now: Date, is_shared_device: boolean): Date {
  const { idle_ms, longest_ms } = is_shared_device ? SHARED_DEVICE : OWN_DEVICE
  return new Date(Math.min(now.getTime() + idle_ms, started_at.getTime() + longest_ms))
}

export type SessionRow = typeof member_sessions.$inferSelect
type Context = Pick<AccountContext, 'channel' | 'now' | 'visitor'>

/** What a browser gets to go on with. */
export interface IssuedTokens {
  access_token: string
  cookies: AnswerCookie[]
}

/**
 * A new login on a device. Every login gets its own tokens, whatever the browser brought along (no session fixation).
 */
export async function openSession(
  tx: Db | Tx,
  context: Context,
  { user_id, is_shared_device }: { user_id: number; is_shared_device: boolean },
): Promise<IssuedTokens> {
  const { now } = context
  const [session] = await tx
    .insert(member_sessions)
    .values({
      user_id,
      is_shared_device,
      started_at: now,
      expires_at: toSessionEnd(now, now, is_shared_device),
    })
    .returning()
  if (!session) throw new Error('A login was not stored')
  return issueTokens(tx, context, session)
}

/** The next pair of tokens of a valid login. */
export async function issueTokens(tx: Db | Tx, context: Context, session: SessionRow): Promise<IssuedTokens> {
  const { channel, now } = context
  const token = createToken()
  await tx
    .insert(refresh_tokens)
    .values({ session_id: session.id, token_hash: hashToken(token), issued_at: now })
  const access_token = await createAccessToken(
    { user_id: session.user_id, session_id: session.id },
    { secret: await loadSecret(tx, channel.id), channel: channel.name, now },
  )
  const left_s = Math.floor((session.expires_at.getTime() - now.getTime()) / 1000)
  const max_age = session.is_shared_device ? undefined : left_s
  return { access_token, cookies: setMemberCookie('refresh', context, token, max_age) }
}
