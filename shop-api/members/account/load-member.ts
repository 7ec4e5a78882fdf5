import type { User } from '#contract/shapes/user.ts'
import type { Db } from '#shop-api/db/db.ts'
import { findTicketOfUser } from '#shop-api/members/login/tickets.ts'
import { toUser } from './to-user.ts'
import type { UserRow } from './user-row.ts'
import { eq } from 'drizzle-orm'
import { users } from '#shop-api/db/schema/members.ts'
import type { Member } from '#shop-api/members/member.ts'

/** A member as shown to that member, with the address that waits for its code. */
export async function loadMember(db: Db, user: UserRow, now: Date): Promise<User> {
  return { ...toUser(user), pending_email: await findPendingEmail(db, user, now) }
}

/** The new address of a registered member whose code can still be typed in; null when there is none. */
export async function findPendingEmail(db: Db, user: UserRow, now: Date): Promise<string | null> {
  if (!user.is_registered_member) return null
  const presented = { channel_id: user.channel_id, purpose: 'email' as const, now }
  const ticket = await findTicketOfUser(db, user.id, presented)
  return ticket?.email && ticket.email !== user.email ? ticket.email : null
}

/** Where a member is written to; undefined for a guest. */
export async function findEmail(db: Db, member: Pick<Member, 'id'> | null): Promise<string | undefined> {
  if (member === null) return undefined
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, member.id))
  return user?.email ?? undefined
}
