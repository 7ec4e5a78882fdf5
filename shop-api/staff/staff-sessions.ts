import { createHmac } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { staff_sessions } from '#shop-api/db/schema/staff.ts'
import { createVisitorKey } from '#shop-api/http/visitor-key.ts'

const SESSION_MS = 12 * 60 * 60 * 1000

interface Scope {
  db: Db
  channel: { id: number }
  now: Date
}

/** @returns the token for the browser's cookie, and how long it opens the shop */
export async function openStaffSession({ db, channel, now }: Scope, password: string) {
  const token = createVisitorKey()
  const expires_at = new Date(now.getTime() + SESSION_MS)
  await db.delete(staff_sessions).where(lte(staff_sessions.expires_at, now))
  await db.insert(staff_sessions).values({
    channel_id: channel.id,
    token_hash: hashToken(token, password),
    created_at: now,
    expires_at,
  })
  return { token, expires_at, max_age: SESSION_MS / 1000 }
}

/** Whether a token opens this very shop, for which it was given. */
export async function isStaffSession(
  { db, channel, now }: Scope,
  token: string,
  password: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: staff_sessions.id })
    .from(staff_sessions)
    .where(and(isOf(channel.id, token, password), gt(staff_sessions.expires_at, now)))
  return row !== undefined
}

export async function endStaffSession(
  { db, channel }: Omit<Scope, 'now'>,
  token: string,
  password: string,
): Promise<void> {
  await db.delete(staff_sessions).where(isOf(channel.id, token, password))
}

const isOf = (channel_id: number, token: string, password: string) =>
  and(eq(staff_sessions.channel_id, channel_id), eq(staff_sessions.token_hash, hashToken(token, password)))

/** The token cannot be guessed, so it is the key. A new password makes every session of the old one unknown. */
function hashToken(token: string, password: string): string {
  return createHmac('sha256', token).update(password).digest('base64url')
}
