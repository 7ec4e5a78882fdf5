import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { UserAddress } from '#contract/shapes/user-address.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { user_addresses } from '#shop-api/db/schema/addresses.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { MEMBER_NOT_FOUND } from '#src/text/member/member-data.ts'
import { keepOwnAddress } from './keep-own-address.ts'
import { toUserAddress } from './to-user-address.ts'

/** Behaviour 3.3: entries an address book may hold, the member's own one included. */
export const MAX_ADDRESSES = 2000

interface Scope {
  db: Db | Tx
  member: { id: number }
  now: Date
}

/** A page of a member's address book, or all of it; the default first, then as they were added. */
export async function listAddresses(
  { db, member, now }: Scope & { db: Db },
  { limit, offset }: { limit: number; offset: number } = { limit: MAX_ADDRESSES, offset: 0 },
): Promise<{ data: UserAddress[]; total: number }> {
  await keepOwnAddress(db, member.id, now)
  const total = await db.$count(user_addresses, eq(user_addresses.user_id, member.id))
  const rows = await db
    .select()
    .from(user_addresses)
    .innerJoin(users, eq(users.id, user_addresses.user_id))
    .where(eq(user_addresses.user_id, member.id))
    .orderBy(desc(user_addresses.is_default), asc(user_addresses.division_ct), asc(user_addresses.id))
    .limit(limit)
    .offset(offset)
  return { data: rows.map((row) => toUserAddress(row.user_addresses, row.users)), total }
}

/** @throws ApiError 404 for an address the member has not */
export async function findAddress(scope: Omit<Scope, 'now'>, id: number): Promise<UserAddress> {
  const found = await findOne(scope, eq(user_addresses.id, id))
  if (!found) throw notFound(MEMBER_NOT_FOUND.address)
  return found
}

/** Those of some addresses the member has. */
export async function findAddresses(
  scope: Omit<Scope, 'now'>,
  ids: readonly number[],
): Promise<UserAddress[]> {
  return findAll(scope, inArray(user_addresses.id, [...ids]))
}

/** The member's usual sender (behaviour 8.1: one at most). */
export function findSenderAddress(scope: Omit<Scope, 'now'>): Promise<UserAddress | undefined> {
  return findOne(scope, eq(user_addresses.is_sender_default, true))
}

async function findOne(scope: Omit<Scope, 'now'>, which: SQL): Promise<UserAddress | undefined> {
  const [found] = await findAll(scope, which)
  return found
}

async function findAll({ db, member }: Omit<Scope, 'now'>, which: SQL): Promise<UserAddress[]> {
  const rows = await db
    .select()
    .from(user_addresses)
    .innerJoin(users, eq(users.id, user_addresses.user_id))
    .where(and(which, eq(user_addresses.user_id, member.id)))
  return rows.map((row) => toUserAddress(row.user_addresses, row.users))
}
