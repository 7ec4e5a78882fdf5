import { and, eq, inArray, isNotNull, isNull, like, lte, notExists, or } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import {
  login_failures,
  login_histories,
  member_identities,
  member_sessions,
  member_tickets,
  refresh_tokens,
  users,
} from '#shop-api/db/schema/members.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/**
 * How long traces of a finished login, a link or a lock are kept, so that somebody who comes late is told what
 * happened.
 */
const KEPT_DAYS = 7
/** Within this time, a used token that comes again ends its login. An older one opens nothing anyway. */
const USED_TOKEN_DAYS = 30
/** Mails to members have codes and links in them. */
const MAIL_DAYS = 30
/** A registration whose address was never proven. */
const UNPROVEN_DAYS = 30
/** What a member is shown of logins. */
const HISTORY_DAYS = 365

/** Deletes what logging in, and registering without ever proving the address, leaves behind. */
export async function forgetOldLogins(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { ended_at, expires_at } = member_sessions
  await db
    .delete(member_sessions)
    .where(or(lte(ended_at, before(KEPT_DAYS)), lte(expires_at, before(KEPT_DAYS))))
  await db.delete(refresh_tokens).where(lte(refresh_tokens.used_at, before(USED_TOKEN_DAYS)))
  await db.delete(member_tickets).where(lte(member_tickets.expires_at, before(KEPT_DAYS)))
  await db.delete(login_failures).where(lte(login_failures.last_failed_at, before(KEPT_DAYS)))
  await db.delete(login_histories).where(lte(login_histories.logged_in_at, before(HISTORY_DAYS)))
  const hasIdentity = db
    .select({ id: member_identities.id })
    .from(member_identities)
    .where(eq(member_identities.user_id, users.id))
  await db
    .delete(users)
    .where(
      and(
        isNotNull(users.unproven_email),
        isNull(users.email),
        eq(users.is_registered_member, false),
        lte(users.created_at, before(UNPROVEN_DAYS)),
        notExists(hasIdentity),
      ),
    )
  await db
    .delete(mails)
    .where(
      and(
        like(mails.topic, 'member:%'),
        inArray(mails.state, ['sent', 'failed']),
        lte(mails.created_at, before(MAIL_DAYS)),
      ),
    )
}
