import type { Proof } from '#contract/shapes/user.ts'
import { ApiError } from '#shop-api/http/api-error.ts'
import { isPassword } from '#shop-api/secrets/password-hash.ts'
import { GATE_ERRORS } from '#src/text/gate/gate-errors.ts'
import { MEMBER_MAILS } from '#src/text/member/member-mails.ts'
import type { AccountContext } from './account-context.ts'
import {
  countFailure,
  LOCK_MINUTES,
  MAX_FAILURES,
  releaseLock,
  toGuessLock,
} from '#shop-api/members/login/login-lock.ts'
import { refuseMember, refuseMemberField } from './refuse-member.ts'
import { sendMemberMail } from './send-member-mail.ts'
import {
  findTicketOfUser,
  isCodeOf,
  renewCode,
  spendTicketTry,
  useTicket,
} from '#shop-api/members/login/tickets.ts'
import { requireUser, type UserRow } from './user-row.ts'

const CODE_MINUTES = 10

/**
 * Asks for more than the access token, which may be stolen, before a member's account can be lost by a call: the present
 * password, or, from a member who never set one, the code that was mailed.
 *
 * @throws ApiError 422 beside the field it is about, 429 for whoever guesses
 */
export async function requireProof(context: AccountContext, user: UserRow, proof: Proof): Promise<void> {
  if (user.password_hash === null) return requireCode(context, user, proof.verify_code)
  if (!proof.current_password) throw refuseMemberField('current_password', 'user.password_needed')
  await requirePassword(context, user, proof.current_password)
}

/** @throws ApiError 422 when it is not the present password, 429 for whoever guesses at it with a stolen token */
export async function requirePassword(
  { db, now }: Pick<AccountContext, 'db' | 'now'>,
  user: UserRow,
  password: string,
): Promise<void> {
  const lock = toGuessLock('password', user)
  if ((await countFailure(db, lock, now)) > MAX_FAILURES) throw tooManyTries()
  if (!(await isPassword(password, user.password_hash))) {
    throw refuseMemberField('current_password', 'password.current_invalid')
  }
  await releaseLock(db, lock)
}

async function requireCode(context: AccountContext, user: UserRow, code: string | undefined): Promise<void> {
  if (!code) throw refuseMemberField('verify_code', 'user.code_needed')
  const { db, channel, now, limit } = context
  const secret = `${channel.name} proof ${user.id}`
  await limit.slowGuesses(secret)
  const ticket = await findTicketOfUser(db, user.id, { channel_id: channel.id, purpose: 'proof', now })
  // The mails of an address that changed since are no longer the member's to read.
  if (!ticket || ticket.email !== user.email || !(await spendTicketTry(db, ticket)))
    throw refuseMemberField('verify_code', 'email_verify.expired')
  if (!(await isCodeOf(db, ticket, code))) throw refuseMemberField('verify_code', 'email_verify.invalid')
  await limit.returnSlowed(secret)
  if (!(await useTicket(db, ticket, now))) throw refuseMemberField('verify_code', 'email_verify.expired')
}

/**
 * Mails the code by which a member without a password proves to be the member.
 * @throws ApiError 422 for a member with a password, who is asked for that
 */
export async function sendProofCode(context: AccountContext, member_id: number): Promise<void> {
  const { db, channel, now, limit } = context
  const user = await requireUser(db, channel.id, member_id)
  const { email } = user
  if (user.password_hash !== null || email === null) throw refuseMember('user.password_needed')
  await limit.spendPost('proof-code')
  await db.transaction(async (tx) => {
    const draft = { channel_id: channel.id, user_id: user.id, minutes: CODE_MINUTES, now, email }
    const { code } = await renewCode(tx, { ...draft, purpose: 'proof' })
    await sendMemberMail(tx, context, {
      to: email,
      kind: 'proof-code',
      dear: user,
      letter: MEMBER_MAILS.proof_code,
      details: () => [code, CODE_MINUTES],
    })
  })
}

const tooManyTries = () =>
  new ApiError(
    429,
    { code: 'too_many_requests', message: GATE_ERRORS.too_many_tries },
    { 'retry-after': String(LOCK_MINUTES * 60) },
  )
