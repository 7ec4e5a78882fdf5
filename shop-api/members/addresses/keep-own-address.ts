import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { user_addresses } from '#shop-api/db/schema/addresses.ts'
import { users } from '#shop-api/db/schema/members.ts'

/**
 * Makes sure that a member with an address in the profile finds it in the address book, where it is the default until
 * another is chosen. It does something once in a member's life.
 */
export async function keepOwnAddress(db: Db, user_id: number, now: Date): Promise<void> {
  const [row] = await db
    .select({ own: user_addresses.id })
    .from(users)
    .leftJoin(user_addresses, and(eq(user_addresses.user_id, users.id), eq(user_addresses.division_ct, 1)))
    .where(and(eq(users.id, user_id), ne(users.postal_code, '')))
  if (!row || row.own !== null) return
  const defaults = await db.$count(
    user_addresses,
    and(eq(user_addresses.user_id, user_id), eq(user_addresses.is_default, true)),
  )
  await db
    .insert(user_addresses)
    .values({ user_id, division_ct: 1, is_default: defaults === 0, created_at: now })
    .onConflictDoNothing()
}
