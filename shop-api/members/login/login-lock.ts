import { createHash } from 'node:crypto'
import { and, eq, like, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { login_failures } from '#shop-api/db/schema/members.ts'

/** How many wrong passwords in a row lock an account for the place they came from, and for how long. */
export const MAX_FAILURES = 10
export const LOCK_MINUTES = 60

export interface Lock {
  channel_id: number
  subject: string
}

type UserKey = { channel_id: number; id: number }

/** All locks of an account, or of the name that was typed where there is no account. Both lock the same way. */
export function toLock(channel_id: number, user_id: number | undefined, typed: string): Lock {
  const name = createHash('sha256').update(typed).digest('base64url')
  return { channel_id, subject: user_id === undefined ? `name:${name}` : `user:${user_id}` }
}

/**
 * What ten wrong passwords lock: the account, for the network or the device they came from. Everybody else, above all
 * the owner, logs in as before.
 * @param from a digest: no address is stored
 */
export function toOwnLock({ channel_id, subject }: Lock, from: string): Lock {
  return { channel_id, subject: `${subject} ${from}` }
}

/** Wrong guesses after the password was right: at codes, or at the password to be changed. */
export function toGuessLock(kind: 'code' | 'password', { channel_id, id }: UserKey): Lock {
  return { channel_id, subject: `${kind}:${id}` }
}

/**
 * Counts a try as a failure, before the password is compared: of a hundred tries at the same moment only ten are
 * compared. A try while it is locked does not lengthen the lock.
 * @returns how many there were; more than `MAX_FAILURES` is locked
 */
export async function countFailure(db: Db | Tx, lock: Lock, now: Date): Promise<number> {
  const { failures, last_failed_at } = login_failures
  const over = new Date(now.getTime() - LOCK_MINUTES * 60_000).toISOString()
  const isOver = sql`${last_failed_at} <= ${over}::timestamptz`
  const isCounted = sql`(${isOver} or ${failures} < ${MAX_FAILURES})`
  const [row] = await db
    .insert(login_failures)
    .values({ ...lock, failures: 1, last_failed_at: now })
    .onConflictDoUpdate({
      target: [login_failures.channel_id, login_failures.subject],
      set: {
        failures: sql`case when ${isOver} then 1 else least(${failures} + 1, ${MAX_FAILURES + 1}) end`,
        last_failed_at: sql`case when ${isCounted} then ${now.toISOString()}::timestamptz else ${last_failed_at} end`,
      },
    })
    .returning({ failures })
  return row?.failures ?? 1
}

/** After a right guess. */
export async function releaseLock(db: Db | Tx, { channel_id, subject }: Lock): Promise<void> {
  await db
    .delete(login_failures)
    .where(and(eq(login_failures.channel_id, channel_id), eq(login_failures.subject, subject)))
}

/**
 * Removes every lock of an account, after an unlock link or a new password.
 * @param lock as `toLock` has it
 * @returns whether anybody was locked out
 */
export async function releaseAccount(db: Db | Tx, lock: Lock, now: Date): Promise<boolean> {
  const released = await db.delete(login_failures).where(isOfAccount(lock)).returning()
  const over = now.getTime() - LOCK_MINUTES * 60_000
  return released.some(
    ({ failures, last_failed_at }) => failures >= MAX_FAILURES && last_failed_at.getTime() > over,
  )
}

/** Rows of an account's locks, wherever the wrong passwords came from. */
export function isOfAccount({ channel_id, subject }: Lock) {
  const isSubject = or(eq(login_failures.subject, subject), like(login_failures.subject, `${subject} %`))
  return and(eq(login_failures.channel_id, channel_id), isSubject)
}
