import { and, asc, count, eq, gt, lte } from 'drizzle-orm'
import { BUYERS_MAX, INVITATION_DAYS } from '#contract/buying-limits.ts'
import type { BusinessInvitation, BusinessInvitationInput } from '#contract/shapes/business.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { business_accounts, business_buyers, business_invitations } from '#shop-api/db/schema/business.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { AccountContext } from '#shop-api/members/account/account-context.ts'
import { sendMemberMail } from '#shop-api/members/account/send-member-mail.ts'
import { toFullName } from '#shop-api/members/account/to-user.ts'
import { requireUser } from '#shop-api/members/account/user-row.ts'
import { foldLogin } from '#shop-api/members/login/fold-login.ts'
import { createToken, hashToken } from '#shop-api/members/login/random-token.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { BUSINESS_MAILS } from '#src/text/business/business-mails.ts'
import { endShares } from './end-shares.ts'
import { refuseBusiness, refuseBusinessField } from './refuse-business.ts'
import { requireApprover } from './require-approver.ts'

type InvitationRow = typeof business_invitations.$inferSelect

/** What inviting takes beside who does it: a limit, and where links in mails lead. */
type InvitingContext = MemberContext & Pick<AccountContext, 'config' | 'limit'>

/** Invitations of the member's company nobody took up yet. @throws ApiError 422 for who does not approve */
export async function listInvitations(context: MemberContext): Promise<BusinessInvitation[]> {
  const { account } = await requireApprover(context)
  const rows = await context.db
    .select()
    .from(business_invitations)
    .where(
      and(eq(business_invitations.account_id, account.id), gt(business_invitations.expires_at, context.now)),
    )
    .orderBy(asc(business_invitations.id))
  return rows.map(toInvitation)
}

/**
 * Invites somebody by mail; the same address again replaces the former invitation, whose link opens nothing any more.
 * @throws ApiError 422 for who does not approve; 422 `business.too_many`, `business.buyer_already`; 429
 */
export async function inviteBuyer(
  context: InvitingContext,
  input: BusinessInvitationInput,
): Promise<BusinessInvitation> {
  const { db, channel, now, member } = context
  const { account } = await requireApprover(context)
  await context.limit.spendPost('business-invitations')
  const email = foldLogin(input.email)
  const token = createToken()
  return db.transaction(async (tx) => {
    await lockAccount(tx, account.id)
    if (await isBuyer(tx, account.id, email)) throw refuseBusinessField('email', 'business.buyer_already')
    await tx
      .delete(business_invitations)
      .where(and(eq(business_invitations.account_id, account.id), lte(business_invitations.expires_at, now)))
    await tx
      .delete(business_invitations)
      .where(and(eq(business_invitations.account_id, account.id), eq(business_invitations.email, email)))
    if ((await countPlaces(tx, account.id)) >= BUYERS_MAX) throw refuseBusiness('business.too_many')
    const { role, order_limit, monthly_limit } = input
    const expires_at = new Date(now.getTime() + INVITATION_DAYS * 24 * 60 * 60 * 1000)
    const [row] = await tx
      .insert(business_invitations)
      .values({
        account_id: account.id,
        email,
        role,
        order_limit,
        monthly_limit,
        token_hash: hashToken(token),
        invited_by: member.id,
        invited_at: now,
        expires_at,
      })
      .returning()
    if (!row) throw new Error('An invitation was not stored')
    const inviter = await requireUser(tx, channel.id, member.id)
    await sendMemberMail(tx, context, {
      to: email,
      dear: undefined,
      kind: 'business-invitation',
      letter: BUSINESS_MAILS.invited,
      details: (toLink) => [
        account.name,
        toFullName(inviter.last_name, inviter.first_name),
        formatDay(toJapanDay(expires_at)),
        toLink(`/company/join/?token=${token}`),
      ],
    })
    return toInvitation(row)
  })
}

/** Takes an invitation back. @throws ApiError 422 for who does not approve; 404 for another company's */
export async function withdrawInvitation(context: MemberContext, id: number): Promise<void> {
  const { account } = await requireApprover(context)
  const gone = await context.db
    .delete(business_invitations)
    .where(and(eq(business_invitations.id, id), eq(business_invitations.account_id, account.id)))
    .returning({ id: business_invitations.id })
  if (gone.length === 0) throw notFound()
}

/** To which company an invitation leads. @throws ApiError 422 `business.invitation_over` */
export async function checkInvitation(
  context: Pick<MemberContext, 'db' | 'channel' | 'now'>,
  token: string,
): Promise<{ account_name: string; email: string }> {
  const { account, invitation } = await requireInvitation(context.db, context, token)
  return { account_name: account.name, email: invitation.email }
}

/**
 * Takes up an invitation. Its token came by mail, so whoever has it reads that address; it must be the member's own, too.
 * @throws ApiError 422 `business.invitation_over`, `business.other_address`, `business.buyer_already`
 */
export async function joinAccount(context: MemberContext, token: string): Promise<void> {
  const { db, channel, member } = context
  await db.transaction(async (tx) => {
    const { account, invitation } = await requireInvitation(tx, context, token)
    await lockAccount(tx, account.id)
    const user = await requireUser(tx, channel.id, member.id)
    if (user.email !== invitation.email) throw refuseBusiness('business.other_address')
    const [joined] = await tx
      .insert(business_buyers)
      .values({
        user_id: member.id,
        account_id: account.id,
        role: invitation.role,
        order_limit: invitation.order_limit,
        monthly_limit: invitation.monthly_limit,
      })
      .onConflictDoNothing()
      .returning({ id: business_buyers.user_id })
    if (!joined) throw refuseBusiness('business.buyer_already')
    await endShares(tx, member.id)
    const taken = await tx
      .delete(business_invitations)
      .where(eq(business_invitations.id, invitation.id))
      .returning({ id: business_invitations.id })
    // Taken back in the same moment.
    if (taken.length === 0) throw refuseBusiness('business.invitation_over')
  })
}

async function requireInvitation(
  db: Db | Tx,
  { channel, now }: Pick<MemberContext, 'channel' | 'now'>,
  token: string,
) {
  const [found] = await db
    .select({ invitation: business_invitations, account: business_accounts })
    .from(business_invitations)
    .innerJoin(business_accounts, eq(business_accounts.id, business_invitations.account_id))
    .where(
      and(
        eq(business_invitations.token_hash, hashToken(token)),
        gt(business_invitations.expires_at, now),
        eq(business_accounts.channel_id, channel.id),
        eq(business_accounts.is_active, true),
      ),
    )
  if (!found) throw refuseBusiness('business.invitation_over')
  return found
}

/** Those who invite and join at once are counted one after another. */
async function lockAccount(tx: Tx, id: number): Promise<void> {
  const { id: of_account } = business_accounts
  await tx.select({ of_account }).from(business_accounts).where(eq(of_account, id)).for('no key update')
}

async function isBuyer(tx: Tx, account_id: number, email: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: users.id })
    .from(business_buyers)
    .innerJoin(users, eq(users.id, business_buyers.user_id))
    .where(and(eq(business_buyers.account_id, account_id), eq(users.email, email)))
    .limit(1)
  return found !== undefined
}

/** Buyers and open invitations. */
async function countPlaces(tx: Tx, account_id: number): Promise<number> {
  const counted = await Promise.all(
    [business_buyers, business_invitations].map(async (table) => {
      const [row] = await tx.select({ of: count() }).from(table).where(eq(table.account_id, account_id))
      return row?.of ?? 0
    }),
  )
  return counted.reduce((all, of) => all + of, 0)
}

function toInvitation(row: InvitationRow): BusinessInvitation {
  const { id, email, role, order_limit, monthly_limit, invited_at, expires_at } = row
  const moments = { invited_at: invited_at.toISOString(), expires_at: expires_at.toISOString() }
  return { id, email, role, order_limit, monthly_limit, ...moments }
}
