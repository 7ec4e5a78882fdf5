import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { foldLogin } from './fold-login.ts'

export type UserRow = typeof users.$inferSelect

const isPresent = (channel_id: number) => and(eq(users.channel_id, channel_id), isNull(users.left_at))

/** The account of a login name or e-mail address; an address goes before somebody's name. */
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

export async function findUser(db: Db | Tx, channel_id: number, id: number): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(isPresent(channel_id), eq(users.id, id)))
  return row
}

/** @throws when the member a token was checked for is gone, which takes a request at the same moment */
export async function requireUser(db: Db | Tx, channel_id: number, id: number): Promise<UserRow> {
  const row = await findUser(db, channel_id, id)
  if (!row) throw new Error(`There is no member ${id}`)
  return row
}
