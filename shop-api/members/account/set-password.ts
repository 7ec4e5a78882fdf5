import { and, desc, eq, lte } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { password_histories, users } from '#shop-api/db/schema/members.ts'
import { MEMBER_MAILS } from '#src/text/member/member-mails.ts'
import type { AccountContext } from './account-context.ts'
import { endSessionsOf } from '#shop-api/members/login/end-session.ts'
import { releaseAccount, toLock } from '#shop-api/members/login/login-lock.ts'
import { sendMemberMail } from './send-member-mail.ts'
import { voidTickets } from '#shop-api/members/login/tickets.ts'
import type { UserRow } from './user-row.ts'

/** How many earlier passwords may not be chosen again. */
export const REMEMBERED_PASSWORDS = 4

/**
 * Gives a member another password: logins elsewhere end, links to reset it are void, and a mail tells the member in case
 * it was somebody else.
 * @param kept the login that did it
 */
export async function setPassword(
  tx: Tx,
  context: AccountContext,
  user: UserRow,
  { password_hash, kept }: { password_hash: string; kept?: { session_id: number } },
): Promise<void> {
  const { channel, now } = context
  await tx.update(users).set({ password_hash, password_changed_at: now }).where(eq(users.id, user.id))
  if (user.password_hash !== null) await rememberPassword(tx, user.id, user.password_hash, now)
  await endSessionsOf(tx, user.id, now, kept)
  await voidTickets(tx, user.id, 'reminder', now)
  await voidTickets(tx, user.id, 'mfa', now)
  await releaseAccount(tx, toLock(channel.id, user.id, ''), now)
  if (!user.email) return
  await sendMemberMail(tx, context, {
    to: user.email,
    kind: 'password-changed',
    dear: user,
    letter: MEMBER_MAILS.password_changed,
    details: (toLink) => [toLink('/reminder/')],
  })
}

/** Keeps a password from coming back. */
export async function rememberPassword(
  tx: Tx,
  user_id: number,
  password_hash: string,
  now: Date,
): Promise<void> {
  await tx.insert(password_histories).values({ user_id, password_hash, replaced_at: now })
  const [oldest] = await tx
    .select({ id: password_histories.id })
    .from(password_histories)
    .where(eq(password_histories.user_id, user_id))
    .orderBy(desc(password_histories.id))
    .offset(REMEMBERED_PASSWORDS)
    .limit(1)
  if (!oldest) return
  await tx
    .delete(password_histories)
    .where(and(eq(password_histories.user_id, user_id), lte(password_histories.id, oldest.id)))
}
