import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { member_sessions, refresh_tokens, users } from '#shop-api/db/schema/members.ts'
import { hashToken } from './random-token.ts'

export async function endSession(db: Db | Tx, session_id: number, now: Date): Promise<void> {
  await db
    .update(member_sessions)
    .set({ ended_at: now })
    .where(and(eq(member_sessions.id, session_id), isNull(member_sessions.ended_at)))
}

/** Every login of a member, or every other one than `kept`. */
export async function endSessionsOf(
  db: Db | Tx,
  user_id: number,
  now: Date,
  kept?: { session_id: number },
): Promise<void> {
  await db
    .update(member_sessions)
    .set({ ended_at: now })
    .where(
      and(
        eq(member_sessions.user_id, user_id),
        isNull(member_sessions.ended_at),
        kept && ne(member_sessions.id, kept.session_id),
      ),
    )
}

/** The login of a refresh cookie, used or not; undefined for an unknown token. */
export async function findSessionOfToken(
  db: Db | Tx,
  channel_id: number,
  token: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ session_id: refresh_tokens.session_id })
    .from(refresh_tokens)
    .innerJoin(member_sessions, eq(member_sessions.id, refresh_tokens.session_id))
    .innerJoin(users, eq(users.id, member_sessions.user_id))
    .where(and(eq(refresh_tokens.token_hash, hashToken(token)), eq(users.channel_id, channel_id)))
  return row?.session_id
}
