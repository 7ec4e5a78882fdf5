import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { refuseMemberField } from './refuse-member.ts'
import type { UserRow } from './user-row.ts'

/** Who has an address already, as address or as login name, other than the member of `own_id`. */
export async function findEmailOwner(
  db: Db | Tx,
  channel_id: number,
  email: string,
  own_id = 0,
): Promise<UserRow | undefined> {
  const [owner] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.channel_id, channel_id),
        or(eq(users.email, email), eq(users.username, email)),
        ne(users.id, own_id),
      ),
    )
    .limit(1)
  return owner
}

/**
 * For somebody who has proven to read the mails of an address; nobody else may be told.
 * @throws ApiError 422 when another member has that address
 */
export async function refuseTakenEmail(
  db: Db | Tx,
  channel_id: number,
  email: string,
  own_id = 0,
): Promise<void> {
  if (await findEmailOwner(db, channel_id, email, own_id)) {
    throw refuseMemberField('email', 'user.email_taken')
  }
}

/** When two prove the same address at the same moment, one waits for the other. */
export async function lockEmail(tx: Tx, channel_id: number, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email ${channel_id} ${email}`}, 0))`)
}
