import { and, eq, gt, inArray, or } from 'drizzle-orm'
import type { Proof } from '#contract/shapes/user.ts'
import type { Tx } from '#shop-api/db/db.ts'
import {
  login_failures,
  login_histories,
  member_identities,
  member_sessions,
  member_tickets,
  password_histories,
  users,
} from '#shop-api/db/schema/members.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import type { AnswerCookie } from '#shop-api/http/served-call.ts'
import { MEMBER_MAILS } from '#src/text/member/member-mails.ts'
import type { AccountContext } from './account-context.ts'
import { forgetAddress } from './forget-old-contacts.ts'
import { forgetMemberData } from './forget-member-data.ts'
import { forgetDevice } from '#shop-api/members/login/known-device.ts'
import { isOfAccount, toGuessLock, toLock } from '#shop-api/members/login/login-lock.ts'
import { dropMemberCookie } from '#shop-api/members/login/member-cookie.ts'
import { refuseMember } from './refuse-member.ts'
import { requireProof } from './require-proof.ts'
import { sendMemberMail } from './send-member-mail.ts'
import { lockUser, requireUser, type UserRow } from './user-row.ts'

/**
 * A parcel is never under way longer than this. A shop that records no arrivals must not keep its members from leaving.
 */
const ON_ITS_WAY_DAYS = 30

/**
 * Takes a member's leave: the person is forgotten, the orders stay with a member without a name (law asks for them).
 * @throws ApiError 422 as `requireProof` says, and while an order is open
 */
export async function leave(
  context: AccountContext,
  member_id: number,
  proof: Proof,
): Promise<AnswerCookie[]> {
  const { db, channel } = context
  await requireProof(context, await requireUser(db, channel.id, member_id), proof)
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, channel.id, member_id)
    if (await hasOpenOrder(tx, context, user)) throw refuseMember('user.leave.open_order')
    await sayGoodbye(tx, context, user)
    await forgetMemberData(tx, { channel: channel.name, user_id: user.id, now: context.now })
    await forgetAccount(tx, user)
    if (user.email) await forgetAddress(tx, channel.id, user.email)
    await forgetCarts(tx, user.id)
    await tx.update(users).set(toNobody(context.now)).where(eq(users.id, user.id))
  })
  return [...dropMemberCookie('refresh', context), ...forgetDevice(context, member_id)]
}

async function hasOpenOrder(tx: Tx, { now }: AccountContext, user: UserRow): Promise<boolean> {
  const since = new Date(now.getTime() - ON_ITS_WAY_DAYS * 24 * 60 * 60 * 1000)
  const [open] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.user_id, user.id),
        or(
          inArray(orders.status, ['awaiting_payment', 'accepted', 'paid', 'partly_shipped']),
          and(eq(orders.status, 'shipped'), gt(orders.ordered_at, since)),
        ),
      ),
    )
    .limit(1)
  const [deciding] = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.user_id, user.id), eq(carts.state, 'deciding')))
    .limit(1)
  return Boolean(open ?? deciding)
}

async function sayGoodbye(tx: Tx, context: AccountContext, user: UserRow): Promise<void> {
  if (!user.email) return
  await sendMemberMail(tx, context, {
    to: user.email,
    kind: 'left',
    dear: user,
    letter: MEMBER_MAILS.left,
    details: () => [],
  })
}

/** Ways to log in, and traces of logins. Deleting a login ends all its tokens. */
async function forgetAccount(tx: Tx, user: UserRow): Promise<void> {
  const kept = [member_sessions, member_tickets, member_identities, password_histories, login_histories]
  for (const table of kept) await tx.delete(table).where(eq(table.user_id, user.id))
  await tx.delete(login_failures).where(isOfAccount(toLock(user.channel_id, user.id, '')))
  const locks = [toGuessLock('code', user), toGuessLock('password', user)]
  await tx.delete(login_failures).where(
    and(
      eq(login_failures.channel_id, user.channel_id),
      inArray(
        login_failures.subject,
        locks.map(({ subject }) => subject),
      ),
    ),
  )
}

/** Carts that became no order are deleted with the addresses in them, and so are requests to approve them and is the trace of payments that came to nothing. */
async function forgetCarts(tx: Tx, user_id: number): Promise<void> {
  const isOpen = and(eq(carts.user_id, user_id), inArray(carts.state, ['open', 'awaiting_approval']))
  const open = tx.select({ id: carts.id }).from(carts).where(isOpen)
  await tx.delete(payment_attempts).where(inArray(payment_attempts.cart_id, open))
  await tx.delete(carts).where(isOpen)
}

/** Every column that says who it was. A column that is missing here would be kept for ever. */
function toNobody(now: Date) {
  return {
    email: null,
    unproven_email: null,
    username: null,
    password_hash: null,
    password_changed_at: null,
    question_ct: null,
    answer_hash: null,
    is_registered_member: false,
    is_receive_newsletter: 0 as const,
    last_name: '',
    first_name: '',
    last_name_kana: '',
    first_name_kana: '',
    company_name: null,
    department_name: null,
    gender_ct: null,
    birthday: null,
    job: '',
    school: '',
    postal_code: '',
    prefecture: '',
    city: '',
    address1: '',
    address2: '',
    phone_number: '',
    cell_phone_number: '',
    fax_number: '',
    mail_error_count: 0,
    is_use_mfa: false,
    points: 0,
    left_at: now,
  }
}
