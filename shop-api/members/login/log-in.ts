import { createHmac } from 'node:crypto'
import type * as z from 'zod/mini'
import type { CredentialsSchema } from '#contract/shapes/session.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import { isPassword } from '#shop-api/secrets/password-hash.ts'
import { toNetworks } from '#shop-api/http/visitor-networks.ts'
import { MEMBER_MAILS } from '#src/text/member/member-mails.ts'
import type { AccountContext } from '#shop-api/members/account/account-context.ts'
import { askForCode } from './ask-for-code.ts'
import { completeLogin } from './complete-login.ts'
import { foldLogin } from './fold-login.ts'
import { recordLogin } from './login-history.ts'
import { findKnownDevice } from './known-device.ts'
import { countFailure, LOCK_MINUTES, MAX_FAILURES, releaseLock, toLock, toOwnLock } from './login-lock.ts'
import { loadMemberSettings } from '#shop-api/members/account/member-settings.ts'
import { refuseMember } from '#shop-api/members/account/refuse-member.ts'
import { sendMemberMail } from '#shop-api/members/account/send-member-mail.ts'
import { createTicket, findTicketOfUser } from './tickets.ts'
import type { LoginAnswer } from './to-login.ts'
import { findUserByLogin, findWaitingUser, type UserRow } from '#shop-api/members/account/user-row.ts'

type Credentials = z.output<typeof CredentialsSchema>

/** Logs in with a password (behaviour 4.1). */
export async function logIn(context: AccountContext, credentials: Credentials): Promise<LoginAnswer> {
  const user = await requirePassword(context, credentials, 'password')
  const { cart_token, is_shared_device } = credentials
  const data = { method: 'password', cart_token, is_shared_device }
  const settings = await loadMemberSettings(context.db, context.channel)
  // An account without a proven address has no mailbox for a code. It opens nothing but the page that proves one.
  if (user.email !== null && (settings.is_use_mfa || user.is_use_mfa)) return askForCode(context, user, data)
  return completeLogin(context, user, settings, data)
}

/**
 * Whose name and password these are. An account that does not exist answers like one with another password: the same
 * words, in the same time, locked after as many tries. Ten wrong ones lock it for where they came from alone; of very many,
 * from wherever, all but the account's known devices are asked to wait a little.
 *
 * @param method what the login history will say
 * @throws ApiError 422 `auth.login.invalid` or `auth.login.locked`, 429
 */
export async function requirePassword(
  context: AccountContext,
  { username, password }: Pick<Credentials, 'username' | 'password'>,
  method: string,
): Promise<UserRow> {
  const { db, channel, now, limit } = context
  await limit.spendGuess()
  const user = await findUserByLogin(db, channel.id, username)
  const account = toLock(channel.id, user?.id, foldLogin(username))
  const device = user && (await findKnownDevice(db, context, user))
  const secret = `${channel.name} login ${account.subject}`
  if (device === undefined) await limit.slowGuesses(secret)
  const lock = toOwnLock(account, device ?? (await hashNetwork(context)))
  const failures = await countFailure(db, lock, now)
  if (failures > MAX_FAILURES) throw refuseMember('auth.login.locked')
  const isRight = await isPassword(password, user?.password_hash)
  if (user && isRight) {
    await releaseLock(db, lock)
    await limit.returnGuess()
    if (device === undefined) await limit.returnSlowed(secret)
    return user
  }
  // Compared in either case, so that the time does not tell whether an account waits for its code.
  const waiting = await findWaitingUser(db, channel.id, username)
  if ((await isPassword(password, waiting?.password_hash)) && waiting) {
    // The failure stays counted: an account of one's own must not pay for guesses at the owner's.
    await limit.returnGuess()
    return waiting
  }
  await recordLogin(db, context, { user_id: user?.id, result: 'failure', method })
  if (failures < MAX_FAILURES) throw refuseMember('auth.login.invalid')
  if (user) await sendUnlockLink(context, user)
  throw refuseMember('auth.login.locked')
}

/** Where the tries come from, as a digest nobody can turn back. */
async function hashNetwork({ db, channel, visitor }: AccountContext): Promise<string> {
  const { near } = toNetworks(visitor.address)
  return createHmac('sha256', await loadSecret(db, channel.id))
    .update(near)
    .digest('base64url')
}

/** One link an hour: strangers who guess from many networks must not fill a mailbox. */
async function sendUnlockLink(context: AccountContext, user: UserRow): Promise<void> {
  const { db, channel, now } = context
  const { email } = user
  const presented = { channel_id: channel.id, purpose: 'unlock' as const, now }
  if (!email || (await findTicketOfUser(db, user.id, presented))) return
  await db.transaction(async (tx) => {
    const token = await createTicket(tx, {
      channel_id: channel.id,
      user_id: user.id,
      purpose: 'unlock',
      minutes: LOCK_MINUTES,
      email,
      now,
    })
    await sendMemberMail(tx, context, {
      to: email,
      kind: 'locked',
      dear: user,
      letter: MEMBER_MAILS.locked,
      details: (toLink) => [LOCK_MINUTES, toLink(`/login/unlock/?token=${token}`)],
    })
  })
}
