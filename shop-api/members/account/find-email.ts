import { eq } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import type { Member } from '#shop-api/members/member.ts'

/** Where a member is written to; undefined for a guest. */
export async function findEmail(db: Db, member: Pick<Member, 'id'> | null): Promise<string | undefined> {
  if (member === null) return undefined
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, member.id))
  return user?.email ?? undefined
}
