import { and, eq, ne, or } from 'drizzle-orm'
import type { CallInput } from '#contract/index.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { MEMBER_MAILS } from '#src/text/member/member-mails.ts'
import type { AccountContext } from './account-context.ts'
import { foldLogin } from '#shop-api/members/login/fold-login.ts'
import { mailLink, requireLinkOwner } from './mail-link.ts'
import { refuseMember, refuseMemberField } from './refuse-member.ts'
import { useTicket } from '#shop-api/members/login/tickets.ts'
import { findUserByEmail, lockUser } from './user-row.ts'

type Request = CallInput<'POST /v1/reminder/username/request'>['body']

/** Mails the link that shows the login name, when the name is that of the address's member. */
export async function requestUsername(
  context: AccountContext,
  { email, last_name, first_name }: Request,
): Promise<void> {
  await context.limit.spendPost('reminder')
  const found = await findUserByEmail(context.db, context.channel.id, email)
  const isNamed = foldName(found?.last_name, found?.first_name) === foldName(last_name, first_name)
  const user = isNamed ? found : undefined
  const request = { user, email, purpose: 'username', page: '/reminder/username/confirm/' } as const
  await mailLink(context, request, { dear: { last_name, first_name }, letter: MEMBER_MAILS.username })
}

/** 髙橋 太郎 and 髙橋太郎 are one; 高橋 is another. */
const foldName = (...names: (string | undefined)[]) => names.join('').normalize('NFKC').replace(/\s/g, '')

/** The link shows the name as often as it is opened, and changes it once. @throws ApiError 422 `reminder.expired` */
export async function confirmUsername(context: AccountContext, token: string): Promise<string> {
  const { user } = await requireLinkOwner(context, token, 'username')
  return user.username ?? ''
}

/** @throws ApiError 422 `reminder.expired`, or `user.username_taken` */
export async function resetUsername(
  context: AccountContext,
  { token, username: typed }: { token: string; username: string },
): Promise<string> {
  const { db, channel, now } = context
  const { user, ticket } = await requireLinkOwner(context, token, 'username')
  const username = foldLogin(typed)
  await db.transaction(async (tx) => {
    await lockUser(tx, channel.id, user.id)
    await refuseTakenUsername(tx, channel.id, username, user.id)
    if (!(await useTicket(tx, ticket, now))) throw refuseMember('reminder.expired')
    await tx.update(users).set({ username }).where(eq(users.id, user.id))
  })
  return username
}

async function refuseTakenUsername(tx: Tx, channel_id: number, username: string, own_id: number) {
  const isTheirs = or(eq(users.username, username), eq(users.email, username))
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.channel_id, channel_id), isTheirs, ne(users.id, own_id)))
    .limit(1)
  if (taken) throw refuseMemberField('username', 'user.username_taken')
}
