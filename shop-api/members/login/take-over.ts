import type { Tx } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import type { AccountContext } from '#shop-api/members/account/account-context.ts'
import { refuseTakenEmail } from '#shop-api/members/account/email-owner.ts'
import { findUserByIdentity, type Identity, linkIdentity } from './identities.ts'
import { loadMemberSettings } from '#shop-api/members/account/member-settings.ts'
import { refuseMemberField } from '#shop-api/members/account/refuse-member.ts'
import { createMemberCode, welcome } from '#shop-api/members/account/register.ts'
import { sendEmailCode } from '#shop-api/members/account/send-email-code.ts'
import type { UserRow } from '#shop-api/members/account/user-row.ts'

/**
 * This channel's account of a member of a sister channel, made when first needed: what the person filled in there, and
 * the password. Points, orders and addresses stay where they are. An account that has the same address already is not
 * taken for the same person's: the address may never have been proven at the sister.
 *
 * @throws ApiError 422 `user.email_taken`
 */
export async function takeOver(
  context: AccountContext,
  sister: { id: number; name: string },
  member: UserRow,
): Promise<UserRow> {
  const { db, channel, now } = context
  const identity = { provider: `channel:${sister.name}`, subject: String(member.id) }
  const known = await findUserByIdentity(db, channel.id, identity)
  if (known) return known
  const [own, theirs] = await Promise.all([loadMemberSettings(db, channel), loadMemberSettings(db, sister)])
  const isProven = theirs.is_use_email_verify && member.is_registered_member
  const is_registered_member = isProven || !own.is_use_email_verify
  return db.transaction(async (tx) => {
    const { id: _id, points: _points, mail_error_count: _errors, ...person } = member
    const { email } = member
    // A name that is the address waits together with it.
    const chosen = member.username === member.email ? null : member.username
    const [row] = await tx
      .insert(users)
      .values({
        ...person,
        ...(is_registered_member
          ? { email, unproven_email: null, username: chosen ?? email }
          : { email: null, unproven_email: email, username: chosen }),
        channel_id: channel.id,
        code: createMemberCode(),
        is_registered_member,
        created_at: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) return requireMadeMeanwhile(tx, channel.id, identity, member)
    await linkIdentity(tx, row, identity, now)
    if (is_registered_member) await welcome(tx, context, row)
    else await sendEmailCode(tx, context, row, email ?? '')
    return row
  })
}

/** The login was sent twice at once, or else address or login name are taken here. */
async function requireMadeMeanwhile(
  tx: Tx,
  channel_id: number,
  identity: Identity,
  member: UserRow,
): Promise<UserRow> {
  const made = await findUserByIdentity(tx, channel_id, identity)
  if (made) return made
  await refuseTakenEmail(tx, channel_id, member.email ?? '')
  throw refuseMemberField('username', 'user.username_taken')
}
