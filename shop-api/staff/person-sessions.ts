import { and, eq, gt, lte } from 'drizzle-orm'
import type { StaffRole } from '#contract/staff-rights.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { person_roles, person_sessions, persons } from '#shop-api/db/schema/staff.ts'
import { createVisitorKey, hashVisitorKey } from '#shop-api/http/visitor-key.ts'
import type { Visitor } from '#shop-api/http/visitor.ts'

/** A working day and some. */
const SESSION_MS = 12 * 60 * 60_000
/** How long the code of the second factor is waited for. */
const WAITING_MS = 10 * 60_000
/** Noting every call would write to the database with every read. */
const SEEN_EVERY_MS = 60_000
const USER_AGENT_LENGTH = 300

interface NewSession {
  person_id: number
  is_open: boolean
  visitor: Visitor
  now: Date
}

/** @returns the token for the browser's cookie, and how long it opens the shops */
export async function openPersonSession(db: Db | Tx, { person_id, is_open, visitor, now }: NewSession) {
  const token = createVisitorKey()
  const lasts_ms = is_open ? SESSION_MS : WAITING_MS
  const expires_at = new Date(now.getTime() + lasts_ms)
  await db.delete(person_sessions).where(lte(person_sessions.expires_at, now))
  await db.insert(person_sessions).values({
    person_id,
    is_open,
    token_hash: hashVisitorKey(token),
    user_agent: visitor.user_agent.slice(0, USER_AGENT_LENGTH),
    created_at: now,
    last_seen_at: now,
    expires_at,
  })
  return { token, expires_at, max_age: lasts_ms / 1000 }
}

interface FoundSession {
  session_id: number
  person_id: number
  name: string
  /** In the shop that is asked; null for a person who only works in others. */
  role: StaffRole | null
}

/** Whose browser it is that holds a token. */
export async function findPersonSession(
  db: Db,
  token: string,
  { channel_id, now }: { channel_id: number; now: Date },
): Promise<FoundSession | undefined> {
  const { id, person_id, token_hash, is_open, last_seen_at, expires_at } = person_sessions
  const [row] = await db
    .select({ session_id: id, person_id, name: persons.name, role: person_roles.role, last_seen_at })
    .from(person_sessions)
    .innerJoin(persons, eq(persons.id, person_id))
    .leftJoin(
      person_roles,
      and(eq(person_roles.person_id, person_id), eq(person_roles.channel_id, channel_id)),
    )
    .where(and(eq(token_hash, hashVisitorKey(token)), eq(is_open, true), gt(expires_at, now)))
  if (!row) return undefined
  const { last_seen_at: seen, ...session } = row
  if (now.getTime() - seen.getTime() >= SEEN_EVERY_MS)
    await db.update(person_sessions).set({ last_seen_at: now }).where(eq(id, row.session_id))
  return session
}

export async function endPersonSession(db: Db | Tx, session_id: number): Promise<void> {
  await db.delete(person_sessions).where(eq(person_sessions.id, session_id))
}
