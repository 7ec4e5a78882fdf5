import { and, asc, eq, max, sql } from 'drizzle-orm'
import { STAFF_RIGHTS, STAFF_ROLES, type StaffRole } from '#contract/staff-rights.ts'
import type { AdminPerson } from '#contract/shapes/staff.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { type Actor, recordEdit } from '#shop-api/db/record-edit.ts'
import {
  person_roles,
  person_sessions,
  person_token_shops,
  person_tokens,
  persons,
} from '#shop-api/db/schema/staff.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import { STAFF_ERRORS } from '#src/text/editor/staff.ts'
import { withdrawPowerful } from './invite.ts'

interface Scope {
  channel_id: number
  now: Date
  actor: Actor
}

/** Who works in a shop, owners first. */
export async function listStaff(db: Db | Tx, channel_id: number): Promise<AdminPerson[]> {
  const rows = await db
    .select({
      person: persons,
      role: person_roles.role,
      since: person_roles.since,
      seen: max(person_sessions.last_seen_at),
    })
    .from(person_roles)
    .innerJoin(persons, eq(persons.id, person_roles.person_id))
    .leftJoin(person_sessions, eq(person_sessions.person_id, persons.id))
    .where(eq(person_roles.channel_id, channel_id))
    .groupBy(persons.id, person_roles.role, person_roles.since)
    .orderBy(asc(persons.id))
  return rows
    .map(({ person, role, since, seen }) => ({
      id: person.id,
      name: person.name,
      email: person.email,
      role,
      since: since.toISOString(),
      has_second_factor: person.totp_confirmed_at !== null,
      last_seen_at: seen?.toISOString() ?? null,
    }))
    .sort((a, b) => STAFF_ROLES.indexOf(a.role) - STAFF_ROLES.indexOf(b.role))
}

/** @throws ApiError 404, 422 `admin.last_owner` */
export async function changeRole(
  db: Db,
  scope: Scope,
  { person_id, role }: { person_id: number; role: StaffRole },
): Promise<AdminPerson> {
  return db.transaction(async (tx) => {
    const before = await lockPerson(tx, scope.channel_id, person_id, role)
    await tx.update(person_roles).set({ role }).where(isOf(scope.channel_id, person_id))
    await record(tx, scope, before, { role: before.role }, { role })
    if (mayInvite(before.role) && !mayInvite(role)) await withdrawPowerful(tx, scope)
    return { ...before, role }
  })
}

/** Takes a person out of a shop; who works nowhere any more is gone with all that is theirs. @throws ApiError 404, 422 */
export async function removePerson(db: Db, scope: Scope, person_id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockPerson(tx, scope.channel_id, person_id, undefined)
    await tx.delete(person_roles).where(isOf(scope.channel_id, person_id))
    const own = tx
      .select({ id: person_tokens.id })
      .from(person_tokens)
      .where(eq(person_tokens.person_id, person_id))
    await tx
      .delete(person_token_shops)
      .where(
        and(
          eq(person_token_shops.channel_id, scope.channel_id),
          sql`${person_token_shops.token_id} in ${own}`,
        ),
      )
    await record(tx, scope, before, { role: before.role }, null)
    if (mayInvite(before.role)) await withdrawPowerful(tx, scope)
    const left = await tx.$count(person_roles, eq(person_roles.person_id, person_id))
    if (left === 0) await tx.delete(persons).where(eq(persons.id, person_id))
  })
}

/** All roles of the shop are locked, so that two owners cannot demote each other at the same moment. */
async function lockPerson(
  tx: Tx,
  channel_id: number,
  person_id: number,
  role: StaffRole | undefined,
): Promise<AdminPerson> {
  const rows = await tx
    .select()
    .from(person_roles)
    .where(eq(person_roles.channel_id, channel_id))
    .orderBy(asc(person_roles.person_id))
    .for('update')
  const person = (await listStaff(tx, channel_id)).find(({ id }) => id === person_id)
  if (!person) throw notFound(STAFF_ERRORS.no_person)
  const owners = rows.filter((row) => row.role === 'owner')
  if (role !== 'owner' && owners.length === 1 && owners[0]?.person_id === person_id)
    throw refused('admin.last_owner', STAFF_ERRORS.last_owner)
  return person
}

const mayInvite = (role: StaffRole) => STAFF_RIGHTS[role].staff === 'write'

const isOf = (channel_id: number, person_id: number) =>
  and(eq(person_roles.channel_id, channel_id), eq(person_roles.person_id, person_id))

const record = (tx: Tx, scope: Scope, { id, name }: AdminPerson, before: object, after: object | null) =>
  recordEdit(tx, { ...scope, area: 'staff', kind: 'persons', key: id, name, before, after })
