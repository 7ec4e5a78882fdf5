import { and, count, desc, eq, gt, ne } from 'drizzle-orm'
import type { StaffSession } from '#contract/shapes/staff.ts'
import { person_sessions, persons } from '#shop-api/db/schema/staff.ts'
import { invalidField, notFound } from '#shop-api/http/api-error.ts'
import { type PageQuery, toPageRange } from '#shop-api/http/paging.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { STAFF_ERRORS } from '#src/text/editor/staff.ts'
import { isGuessable } from './refuse-weak-secrets.ts'
import { type OwnContext, requirePerson, requirePersonByPassword } from './require-person.ts'

export async function changeOwnName(context: OwnContext, name: string): Promise<void> {
  const { id } = await requirePerson(context)
  await context.db.update(persons).set({ name }).where(eq(persons.id, id))
}

/** Changes the password, and ends all other sessions: one of them may be the reason. */
export async function changeOwnPassword(
  context: OwnContext,
  { current_password, password }: { current_password: string; password: string },
): Promise<void> {
  const { id } = await requirePersonByPassword(context, current_password)
  requireStrong(password)
  const password_hash = await hashPassword(password)
  const others = and(eq(person_sessions.person_id, id), ne(person_sessions.id, context.actor.session_id ?? 0))
  await context.db.transaction(async (tx) => {
    await tx.update(persons).set({ password_hash }).where(eq(persons.id, id))
    await tx.delete(person_sessions).where(others)
  })
}

/** @throws ApiError 422 `admin.guessable_password` at the field */
export function requireStrong(password: string): void {
  if (isGuessable(password))
    throw invalidField('password', 'admin.guessable_password', STAFF_ERRORS.guessable_password)
}

export async function listOwnSessions(context: OwnContext, query: PageQuery) {
  const { db, now, actor } = context
  const { id } = await requirePerson(context)
  const { limit, offset, toPaging } = toPageRange(query)
  const isOwn = and(
    eq(person_sessions.person_id, id),
    eq(person_sessions.is_open, true),
    gt(person_sessions.expires_at, now),
  )
  const [counted] = await db.select({ total: count() }).from(person_sessions).where(isOwn)
  const rows = await db
    .select()
    .from(person_sessions)
    .where(isOwn)
    .orderBy(desc(person_sessions.last_seen_at), desc(person_sessions.id))
    .limit(limit)
    .offset(offset)
  const data = rows.map((row): StaffSession => ({
    id: row.id,
    user_agent: row.user_agent,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_own: row.id === actor.session_id,
  }))
  return { body: { data }, paging: toPaging(counted?.total ?? 0) }
}

/** @throws ApiError 404 for a session of somebody else */
export async function endOwnSession(context: OwnContext, session_id: number): Promise<void> {
  const { id } = await requirePerson(context)
  const isOwn = and(eq(person_sessions.id, session_id), eq(person_sessions.person_id, id))
  const [ended] = await context.db.delete(person_sessions).where(isOwn).returning()
  if (!ended) throw notFound()
}
