import { and, desc, eq, gt } from 'drizzle-orm'
import type { AdminInvitation } from '#contract/shapes/staff.ts'
import type { StaffRole } from '#contract/staff-rights.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { invitations, person_roles, persons } from '#shop-api/db/schema/staff.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import { createVisitorKey, hashVisitorKey } from '#shop-api/http/visitor-key.ts'
import { STAFF_ERRORS } from '#src/text/editor/staff.ts'
import { foldEmail } from './find-person.ts'

const INVITATION_MS = 7 * 24 * 60 * 60_000

interface Invitation {
  channel_id: number
  role: StaffRole
  email: string
  /** What the inviter is called. */
  invited_by: string
  now: Date
}

/** Invites somebody; the token of their link is nowhere else. @throws ApiError 422 for somebody who works here already */
export async function invite(
  db: Db,
  { email, ...invitation }: Invitation,
): Promise<{ id: number; token: string }> {
  const address = foldEmail(email)
  const [known] = await db
    .select({ id: persons.id })
    .from(person_roles)
    .innerJoin(persons, eq(persons.id, person_roles.person_id))
    .where(and(eq(person_roles.channel_id, invitation.channel_id), eq(persons.email, address)))
  if (known) throw refused('admin.already_staff', STAFF_ERRORS.already_staff)
  const { id, token } = await insertInvitation(db, { ...invitation, email: address })
  return { id, token }
}

/**
 * A link by which the first owner of a new shop comes in: once, within seven days. Whoever opens it says who they are.
 * @returns its path at the API's address
 */
export async function inviteFirstOwner(
  tx: Db | Tx,
  { channel, now }: { channel: { id: number; name: string }; now: Date },
): Promise<{ path: string; token: string; expires_at: Date }> {
  const invitation = { channel_id: channel.id, role: 'owner' as const, email: null, invited_by: '', now }
  const { token, expires_at } = await insertInvitation(tx, invitation)
  return { path: `/${channel.name}/admin/#/invitation/${token}`, token, expires_at }
}

async function insertInvitation(
  db: Db | Tx,
  { now, ...invitation }: Omit<Invitation, 'email'> & { email: string | null },
) {
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
export async function withdrawInvitation(db: Db, channel_id: number, id: number): Promise<void> {
  const isIt = and(eq(invitations.channel_id, channel_id), eq(invitations.id, id))
  const [withdrawn] = await db.delete(invitations).where(isIt).returning()
  if (!withdrawn) throw notFound(STAFF_ERRORS.invitation_gone)
}
