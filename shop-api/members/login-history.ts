import { count, desc, eq, sql } from 'drizzle-orm'
import type { LoginHistory } from '#contract/shapes/member-history.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { login_histories, users } from '#shop-api/db/schema/members.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import type { AccountContext } from './account-context.ts'
import { describeDevice } from './describe-device.ts'
import { hideAddress } from './hide-address.ts'

interface Attempt {
  /** Undefined for a name that is nobody's. */
  user_id: number | undefined
  result: LoginHistory['result']
  method: string
}

/** Writes a login down for its member. Of nobody it writes nothing, by the same statement, in the same time. */
export async function recordLogin(
  db: Db | Tx,
  { now, visitor }: Pick<AccountContext, 'now' | 'visitor'>,
  { user_id, result, method }: Attempt,
): Promise<void> {
  const ip_address = hideAddress(visitor.address)
  const device = describeDevice(visitor.user_agent)
  await db.insert(login_histories).select(
    db
      .select({
        id: sql<number>`nextval('login_histories_id_seq')`.as('id'),
        user_id: users.id,
        logged_in_at: sql<Date>`${now.toISOString()}::timestamptz`.as('logged_in_at'),
        result: sql<LoginHistory['result']>`${result}::text`.as('result'),
        method: sql<string>`${method}::text`.as('method'),
        ip_address: sql<string>`${ip_address}::text`.as('ip_address'),
        device: sql<string>`${device}::text`.as('device'),
      })
      .from(users)
      .where(eq(users.id, user_id ?? 0)),
  )
}

/** A member's logins, the last one first. */
export async function listLogins(
  db: Db,
  user_id: number,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: LoginHistory[]; total: number }> {
  const ofUser = eq(login_histories.user_id, user_id)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(login_histories)
      .where(ofUser)
      .orderBy(desc(login_histories.logged_in_at), desc(login_histories.id))
      .limit(range.limit)
      .offset(range.offset),
    db.select({ total: count() }).from(login_histories).where(ofUser),
  ])
  const data = rows.map(({ user_id: _user_id, logged_in_at, ...row }) => ({
    ...row,
    logged_in_at: logged_in_at.toISOString(),
  }))
  return { data, total: counted?.total ?? 0 }
}
