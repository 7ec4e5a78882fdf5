import { and, count, eq, ne } from 'drizzle-orm'
import type { BusinessAccount } from '#contract/shapes/business.ts'
import { approval_requests } from '#shop-api/db/schema/business.ts'
import { toFullName } from '#shop-api/members/account/to-user.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { loadInvoiceCredit } from './invoice-credit.ts'
import { findBuyer } from './find-buyer.ts'
import { listApprovers } from './list-approvers.ts'
import { sumOrdered } from './sum-ordered.ts'

/** The company a member buys for; null for whoever buys for none, and where either was stopped. */
export async function loadBusinessAccount(context: MemberContext): Promise<BusinessAccount | null> {
  const { db, channel, now, member } = context
  const found = await findBuyer(db, { channel_id: channel.id, user_id: member.id })
  if (!found) return null
  const { account, buyer } = found
  const isApprover = buyer.role === 'approver'
  const sums = await sumOrdered(db, { channel_id: channel.id, now }, [member.id])
  const approvers = await listApprovers(db, account.id, member.id)
  return {
    code: account.code,
    name: account.name,
    role: buyer.role,
    order_limit: isApprover ? null : buyer.order_limit,
    monthly_limit: isApprover ? null : buyer.monthly_limit,
    ordered_this_month: sums.get(member.id) ?? 0,
    waiting_count: isApprover ? await countWaiting(context, account.id) : 0,
    approvers: approvers.map(({ last_name, first_name }) => toFullName(last_name, first_name)),
    invoice: await loadOwnTerms(context),
  }
}

async function loadOwnTerms({
  db,
  channel,
  now,
  member,
}: MemberContext): Promise<BusinessAccount['invoice']> {
  const credit = await loadInvoiceCredit(db, { channel_id: channel.id, user_id: member.id, now })
  if (!credit) return null
  const { closing_day, due_months, due_day, credit_limit } = credit.terms
  const { used, is_stopped } = credit
  return { closing_day, due_months, due_day, credit_limit, used, is_stopped }
}

/** Requests of a company that somebody else has to decide about. */
async function countWaiting({ db, member }: MemberContext, account_id: number): Promise<number> {
  const [counted] = await db
    .select({ waiting: count() })
    .from(approval_requests)
    .where(
      and(
        eq(approval_requests.account_id, account_id),
        eq(approval_requests.status, 'waiting'),
        ne(approval_requests.requester_id, member.id),
      ),
    )
  return counted?.waiting ?? 0
}
