import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { AdminInvitation } from '#contract/shapes/staff.ts'
import type { StaffRole } from '#contract/staff-rights.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { type Actor, recordEdit } from '#shop-api/db/record-edit.ts'
import { invitations, person_roles, persons } from '#shop-api/db/schema/staff.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import { createVisitorKey, hashVisitorKey } from '#shop-api/http/visitor-key.ts'
import { STAFF_ERRORS } from '#src/text/editor/staff.ts'
import { foldEmail } from './find-person.ts'

const INVITATION_MS = 7 * 24 * 60 * 60_000

interface Scope {
  channel_id: number
  now: Date
  actor: Actor
}

interface Invitation {
  channel_id: number
  role: StaffRole
  email: string | null
  /** What the inviter is called. */
  invited_by: string
  now: Date
}

/** Invites somebody; the token of their link is nowhere else. @throws ApiError 422 for somebody who works here already */
export async function invite(
  db: Db,
  { email, role, ...scope }: Scope & { email: string; role: StaffRole },
): Promise<{ id: number; token: string }> {
  const address = foldEmail(email)
  const [known] = await db
    .select({ id: persons.id })
    .from(person_roles)
    .innerJoin(persons, eq(persons.id, person_roles.person_id))
    .where(and(eq(person_roles.channel_id, scope.channel_id), eq(persons.email, address)))
  if (known) throw refused('admin.already_staff', STAFF_ERRORS.already_staff)
  const { channel_id, now, actor } = scope
  return db.transaction(async (tx) => {
    const invitation = { channel_id, role, email: address, invited_by: actor.name, now }
    const { id, token } = await insertInvitation(tx, invitation)
    await record(tx, scope, { id, email: address, role }, true)
    return { id, token }
  })
}

/**
 * A link by which the first owner of a new shop comes in: once, within seven days.
 * @param owner.email null where nobody said whose it is: whoever opens it says who they are
 * @returns its path at the API's address
 */
export async function inviteFirstOwner(
  tx: Db | Tx,
  { channel, email, now }: { channel: { id: number; name: string }; email: string | null; now: Date },
): Promise<{ path: string; token: string; expires_at: Date }> {
  const address = email === null ? null : foldEmail(email)
  const invitation = { channel_id: channel.id, role: 'owner' as const, email: address, invited_by: '', now }
  const { token, expires_at } = await insertInvitation(tx, invitation)
  return { path: `/${channel.name}/admin/#/invitation/${token}`, token, expires_at }
}

async function insertInvitation(db: Db | Tx, { now, ...invitation }: Invitation) {
  const token = createVisitorKey()
  const expires_at = new Date(now.getTime() + INVITATION_MS)
  const [row] = await db
    .insert(invitations)
    .values({ ...invitation, token_hash: hashVisitorKey(token), created_at: now, expires_at })
    .returning({ id: invitations.id })
  return { id: row?.id ?? 0, token, expires_at }
}

/** Invitations nobody took up yet. */
export async function listInvitations(
  db: Db,
  { channel_id, now }: { channel_id: number; now: Date },
): Promise<AdminInvitation[]> {
  const rows = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.channel_id, channel_id), gt(invitations.expires_at, now)))
    .orderBy(desc(invitations.id))
  return rows.map(({ id, email, role, invited_by, created_at, expires_at }) => ({
    id,
    email,
    role,
    invited_by,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }))
}

/** @throws ApiError 404 */
export async function withdrawInvitation(db: Db, scope: Scope, id: number): Promise<void> {
  const isIt = and(eq(invitations.channel_id, scope.channel_id), eq(invitations.id, id))
  await db.transaction(async (tx) => {
    const [withdrawn] = await tx.delete(invitations).where(isIt).returning()
    if (!withdrawn) throw notFound(STAFF_ERRORS.invitation_gone)
    await record(tx, scope, withdrawn, false)
  })
}

/** Open invitations to roles from which one could come back with another name, when somebody who may invite is let go. */
export async function withdrawPowerful(tx: Tx, scope: Scope): Promise<void> {
  const isPowerful = inArray(invitations.role, ['owner', 'manager'])
  const withdrawn = await tx
    .delete(invitations)
    .where(and(eq(invitations.channel_id, scope.channel_id), isPowerful))
    .returning()
  for (const invitation of withdrawn) await record(tx, scope, invitation, false)
}

function record(
  tx: Tx,
  scope: Scope,
  { id, email, role }: { id: number; email: string | null; role: StaffRole },
  is_new: boolean,
): Promise<void> {
  const content = { email, role }
  const [before, after] = is_new ? [null, content] : [content, null]
  return recordEdit(tx, {
    ...scope,
    area: 'staff',
    kind: 'invitations',
    key: id,
    name: email ?? '',
    before,
    after,
  })
}
