import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { member_identities, users } from '#shop-api/db/schema/members.ts'
import type { UserRow } from '#shop-api/members/account/user-row.ts'

/** How others know a member: a provider of logins, or a sister channel (`channel:moto`). */
export interface Identity {
  provider: string
  /** Never an e-mail address, which changes hands. */
  subject: string
}

/** The member of this channel that somebody is known by elsewhere. */
export async function findUserByIdentity(
  db: Db | Tx,
  channel_id: number,
  { provider, subject }: Identity,
): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(member_identities)
    .innerJoin(users, eq(users.id, member_identities.user_id))
    .where(
      and(
        eq(member_identities.channel_id, channel_id),
        eq(member_identities.provider, provider),
        eq(member_identities.subject, subject),
        isNull(users.left_at),
      ),
    )
  return row?.user
}

/**
 * From now on that identity means this member.
 * @returns false when it means somebody already, which it keeps doing
 */
export async function linkIdentity(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'channel_id'>,
  { provider, subject }: Identity,
  now: Date,
): Promise<boolean> {
  const linked = await tx
    .insert(member_identities)
    .values({ channel_id: user.channel_id, user_id: user.id, provider, subject, created_at: now })
    .onConflictDoNothing()
    .returning({ id: member_identities.id })
  return linked.length > 0
}
