import type { AccountContext } from '#shop-api/members/account/account-context.ts'
import { completeLogin } from './complete-login.ts'
import { countFailure, MAX_FAILURES, releaseLock, toGuessLock } from './login-lock.ts'
import { readMemberCookie, requireSameOrigin } from './member-cookie.ts'
import { loadMemberSettings } from '#shop-api/members/account/member-settings.ts'
import { refuseMember, refuseMemberField } from '#shop-api/members/account/refuse-member.ts'
import { findSister } from './sync-channel.ts'
import { takeOver } from './take-over.ts'
import { findTicket, isCodeOf, spendTicketTry, type TicketRow, useTicket } from './tickets.ts'
import type { LoginAnswer } from './to-login.ts'
import { findUserAnywhere, type UserRow } from '#shop-api/members/account/user-row.ts'

interface Verification {
  verify_code: string
  user_id: number
}

/**
 * The second step of a login, in the browser that made the first: the ticket's cookie says so, the number of the member
 * alone is known to anybody. Whether an account is taken over from a sister channel stands in the ticket.
 *
 * @throws ApiError 403 for another site's page, 422 `auth.verify.unknown_login` in a browser that began no login, `auth.verify.invalid` or, after five wrong codes too,
 * `auth.verify.expired`
 */
export async function verifyLogin(
  context: AccountContext,
  { verify_code, user_id }: Verification,
): Promise<LoginAnswer> {
  requireSameOrigin(context)
  const { db, channel, now } = context
  const token = readMemberCookie('ticket', context)
  if (token === null) throw refuseMember('auth.verify.unknown_login')
  const presented = { channel_id: channel.id, purpose: 'mfa' as const, now }
  const ticket = await findTicket(db, token, presented)
  if (!ticket || ticket.user_id !== user_id || !(await spendTicketTry(db, ticket))) {
    throw refuseMember('auth.verify.expired')
  }
  const lock = toGuessLock('code', { channel_id: channel.id, id: user_id })
  // A ticket allows five guesses, but whoever knows the password gets one ticket after another.
  if ((await countFailure(db, lock, now)) > MAX_FAILURES) throw refuseMember('auth.verify.expired')
  if (!(await isCodeOf(db, ticket, verify_code))) {
    throw refuseMemberField('verify_code', 'auth.verify.invalid')
  }
  const proven = await findUserAnywhere(db, user_id)
  if (!proven || !(await useTicket(db, ticket, now))) throw refuseMember('auth.verify.expired')
  await releaseLock(db, lock)
  const user = proven.channel_id === channel.id ? proven : await bringOver(context, ticket, proven)
  const settings = await loadMemberSettings(db, channel)
  return completeLogin(context, user, settings, ticket.data)
}

/** A member of another channel has a ticket here only to be taken over. */
async function bringOver(context: AccountContext, { data }: TicketRow, member: UserRow): Promise<UserRow> {
  const sister = await findSister(context.db, data.sync_from ?? '')
  if (sister?.id !== member.channel_id) throw refuseMember('auth.verify.expired')
  return takeOver(context, sister, member)
}
