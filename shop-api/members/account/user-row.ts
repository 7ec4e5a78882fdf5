import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { foldLogin } from '#shop-api/members/login/fold-login.ts'
import { unauthenticated } from '#shop-api/members/login/require-member.ts'

export type UserRow = typeof users.$inferSelect

const isPresent = (channel_id: number) => and(eq(users.channel_id, channel_id), isNull(users.left_at))

/** The account of a login name or e-mail address. An address counts before somebody's name. */
export async function findUserByLogin(
  db: Db | Tx,
  channel_id: number,
  typed: string,
): Promise<UserRow | undefined> {
  const login = foldLogin(typed)
  const [row] = await db
    .select()
    .from(users)
    .where(and(isPresent(channel_id), or(eq(users.email, login), eq(users.username, login))))
    .orderBy(sql`${users.email} = ${login} desc`)
    .limit(1)
  return row
}

/** The newest account that waits for the code of an address. The address may be somebody's already. */
export async function findWaitingUser(
  db: Db | Tx,
  channel_id: number,
  typed: string,
): Promise<UserRow | undefined> {
  const isWaiting = and(isNull(users.email), eq(users.unproven_email, foldLogin(typed)))
  const [row] = await db
    .select()
    .from(users)
    .where(and(isPresent(channel_id), isWaiting))
    .orderBy(sql`${users.id} desc`)
    .limit(1)
  return row
}

export async function findUser(db: Db | Tx, channel_id: number, id: number): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(isPresent(channel_id), eq(users.id, id)))
  return row
}

/** A member by id alone, in any channel: a ticket of a sister channel has no more than the id. */
export async function findUserAnywhere(db: Db | Tx, id: number): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.left_at)))
  return row
}

/** The account that gets mails at an address; a login name is not enough. */
export async function findUserByEmail(
  db: Db | Tx,
  channel_id: number,
  typed: string,
): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(isPresent(channel_id), eq(users.email, foldLogin(typed))))
  return row
}

/** @throws ApiError 401 when the member was deleted by another request after the token was checked */
export async function requireUser(db: Db | Tx, channel_id: number, id: number): Promise<UserRow> {
  const row = await findUser(db, channel_id, id)
  if (!row) throw unauthenticated()
  return row
}

/**
 * The member, locked: two changes to one account wait for each other.
 * @throws ApiError 401 when the first one deleted the account
 */
export async function lockUser(tx: Tx, channel_id: number, id: number): Promise<UserRow> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(isPresent(channel_id), eq(users.id, id)))
    .for('update')
  if (!row) throw unauthenticated()
  return row
}
