import { and, eq, gt } from 'drizzle-orm'
import type { OpenInvitation } from '#contract/shapes/staff.ts'
import { loadSettings } from '#shop-api/channels/load-settings.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { recordEdit } from '#shop-api/db/record-edit.ts'
import { invitations, person_roles, persons } from '#shop-api/db/schema/staff.ts'
import { invalidField, refused } from '#shop-api/http/api-error.ts'
import { hashVisitorKey } from '#shop-api/http/visitor-key.ts'
import type { Visitor } from '#shop-api/http/visitor.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { STAFF_ERRORS } from '#src/text/editor/staff.ts'
import { toFieldErrorText } from '#src/text/input/field-errors.ts'
import { requireStrong } from './change-own-account.ts'
import { findPerson, findPersonByEmail, foldEmail, type Person } from './find-person.ts'
import { findPersonSession, openPersonSession } from './person-sessions.ts'
import { requireOwnPage } from './require-staff.ts'
import { readStaffCookie } from './staff-cookie.ts'
import type { StaffContext } from './staff-context.ts'

type Invitation = typeof invitations.$inferSelect

/** @throws ApiError 422 `admin.invitation_over` for one that was taken or withdrawn, is over, or is another shop's */
export async function showInvitation(
  { db, channel, now, visitor }: Pick<StaffContext, 'db' | 'channel' | 'now' | 'visitor'>,
  token: string,
): Promise<OpenInvitation> {
  const scope = { channel_id: channel.id, now }
  const { role, email, expires_at } = await requireInvitation(db, scope, token)
  const settings = await loadSettings(db, channel)
  const signed_in = await findSignedIn(db, visitor, scope)
  return {
    shop: settings['SITE.NAME'],
    role,
    email,
    is_known: email !== null && (await findPersonByEmail(db, email)) !== undefined,
    signed_in_as: signed_in?.name ?? null,
    expires_at: expires_at.toISOString(),
  }
}

export interface Newcomer {
  name?: string | undefined
  email?: string | undefined
  password?: string | undefined
}

/** Makes whoever holds the link staff of the shop, and signs them in. @throws ApiError 422, 403 for another site's page */
export async function takeInvitation(
  { db, channel, now, visitor, limit }: StaffContext,
  { token, ...newcomer }: Newcomer & { token: string },
) {
  requireOwnPage(visitor)
  await limit.spendPost('invitation')
  const scope = { channel_id: channel.id, now }
  const invitation = await requireInvitation(db, scope, token)
  const signed_in = await findSignedIn(db, visitor, scope)
  if (signed_in) {
    const person = await findPerson(db, signed_in.person_id)
    if (person) requireMeant(invitation, person)
    await db.transaction((tx) => join(tx, scope, { invitation, person_id: signed_in.person_id }))
    return openPersonSession(db, { person_id: signed_in.person_id, is_open: true, visitor, now })
  }
  const fields = await requireNewcomer(db, invitation, newcomer)
  const password_hash = await hashPassword(fields.password)
  const person_id = await db.transaction(async (tx) => {
    const { name, email } = fields
    const [row] = await tx
      .insert(persons)
      .values({ name, email, password_hash, created_at: now })
      .onConflictDoNothing()
      .returning({ id: persons.id })
    if (!row) throw personExists()
    await join(tx, scope, { invitation, person_id: row.id })
    return row.id
  })
  return openPersonSession(db, { person_id, is_open: true, visitor, now })
}

interface Scope {
  channel_id: number
  now: Date
}

/** Whose browser it is. */
async function findSignedIn(db: Db, visitor: Visitor, scope: Scope) {
  const cookie = readStaffCookie(visitor)
  return cookie === null ? undefined : findPersonSession(db, cookie, scope)
}

async function requireInvitation(db: Db, { channel_id, now }: Scope, token: string): Promise<Invitation> {
  const [invitation] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.channel_id, channel_id),
        eq(invitations.token_hash, hashVisitorKey(token)),
        gt(invitations.expires_at, now),
      ),
    )
  if (!invitation) throw invitationOver()
  return invitation
}

function requireMeant({ email }: Invitation, person: Person): void {
  if (email !== null && email !== person.email)
    throw refused('admin.invitation_for_another', STAFF_ERRORS.invitation_for_another(email))
}

async function requireNewcomer(db: Db, invitation: Invitation, { name, email, password }: Newcomer) {
  const address = invitation.email ?? (email && foldEmail(email))
  if (!address) throw missing('email')
  if (await findPersonByEmail(db, address)) throw personExists()
  if (!name) throw missing('name')
  if (!password) throw missing('password')
  requireStrong(password)
  return { name, email: address, password }
}

async function join(
  tx: Tx,
  { channel_id, now }: { channel_id: number; now: Date },
  { invitation, person_id }: { invitation: Invitation; person_id: number },
): Promise<void> {
  const [taken] = await tx.delete(invitations).where(eq(invitations.id, invitation.id)).returning()
  if (!taken) throw invitationOver()
  const joined = await tx
    .insert(person_roles)
    .values({ channel_id, person_id, role: taken.role, since: now })
    .onConflictDoNothing()
    .returning()
  if (joined.length === 0) throw refused('admin.already_staff', STAFF_ERRORS.already_staff)
  const name = (await findPerson(tx, person_id))?.name ?? ''
  await recordEdit(tx, {
    channel_id,
    now,
    actor: { person_id, name },
    area: 'staff',
    kind: 'persons',
    key: person_id,
    name,
    before: null,
    after: { role: taken.role },
  })
}

const invitationOver = () => refused('admin.invitation_over', STAFF_ERRORS.invitation_over)
const personExists = () => invalidField('email', 'admin.person_exists', STAFF_ERRORS.person_exists)
const missing = (field: 'email' | 'name' | 'password') =>
  invalidField(
    field,
    'required',
    toFieldErrorText({ code: 'required', params: {} }, STAFF_ERRORS.fields[field]),
  )
