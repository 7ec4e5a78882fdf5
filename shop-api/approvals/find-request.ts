import { and, eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ApprovalRequest } from '#contract/shapes/approval.ts'
import { findBuyer, type FoundBuyer } from '#shop-api/business/find-buyer.ts'
import { refuseBusiness, refuseNotApprover } from '#shop-api/business/refuse-business.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { approval_requests } from '#shop-api/db/schema/business.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { toFullName } from '#shop-api/members/account/to-user.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'

export type RequestRow = typeof approval_requests.$inferSelect

type Reader = Pick<MemberContext, 'channel' | 'member'>

const requesters = alias(users, 'requesters')
const deciders = alias(users, 'deciders')

/** A request as it is found, with who asked, who decided, and its cart. */
export interface FoundRequest {
  request: RequestRow
  requester: typeof users.$inferSelect
  decider: typeof users.$inferSelect | null
  cart: typeof carts.$inferSelect
}

/** Requests with what belongs to them, to be narrowed by the caller. */
export function selectRequests(db: Db | Tx) {
  return db
    .select({ request: approval_requests, requester: requesters, decider: deciders, cart: carts })
    .from(approval_requests)
    .innerJoin(requesters, eq(requesters.id, approval_requests.requester_id))
    .leftJoin(deciders, eq(deciders.id, approval_requests.decided_by))
    .innerJoin(carts, eq(carts.id, approval_requests.cart_id))
    .$dynamic()
}

/** What a member may see: own requests, and those of the company for whoever approves. */
export async function toVisible(db: Db | Tx, reader: Reader) {
  const buyer = await findBuyer(db, { channel_id: reader.channel.id, user_id: reader.member.id })
  const isOwn = eq(approval_requests.requester_id, reader.member.id)
  const isOfCompany =
    buyer?.buyer.role === 'approver' ? eq(approval_requests.account_id, buyer.account.id) : undefined
  const isSeen = and(
    eq(approval_requests.channel_id, reader.channel.id),
    isOfCompany ? or(isOwn, isOfCompany) : isOwn,
  )
  return { buyer, isSeen }
}

/** One request a member may see. @throws ApiError 404 for every other */
export async function requireRequest(
  db: Db | Tx,
  reader: Reader,
  id: number,
): Promise<FoundRequest & { buyer: FoundBuyer | undefined }> {
  const { buyer, isSeen } = await toVisible(db, reader)
  const [found] = await selectRequests(db).where(and(eq(approval_requests.id, id), isSeen))
  if (!found) throw notFound()
  return { ...found, buyer }
}

/** A request as its reader sees it. */
export function toRequest(
  { request, requester, decider, cart }: FoundRequest,
  { member }: Pick<Reader, 'member'>,
  buyer: FoundBuyer | undefined,
): ApprovalRequest {
  const { lines } = cart.detail
  return {
    id: request.id,
    status: request.status,
    requester: {
      name: toFullName(requester.last_name, requester.first_name),
      department_name: requester.department_name,
    },
    is_own: request.requester_id === member.id,
    may_decide: request.status === 'waiting' && mayDecide(request, member.id, buyer),
    note: request.note,
    reason: request.reason,
    decided_by: decider && toFullName(decider.last_name, decider.first_name),
    total_payment: request.total_payment,
    product_name: lines[0]?.seen.name ?? '',
    line_count: lines.length,
    order_no: request.order_no,
    asked_at: request.asked_at.toISOString(),
    decided_at: request.decided_at?.toISOString() ?? null,
  }
}

/** @throws ApiError 422 `business.not_approver`, `approval.own_request` */
export function checkDecider(request: RequestRow, member_id: number, buyer: FoundBuyer | undefined): void {
  if (mayDecide(request, member_id, buyer)) return
  if (buyer?.buyer.role === 'approver' && request.requester_id === member_id)
    throw refuseBusiness('approval.own_request')
  throw refuseNotApprover()
}

function mayDecide(request: RequestRow, member_id: number, buyer: FoundBuyer | undefined): boolean {
  const isApprover = buyer?.buyer.role === 'approver' && buyer.account.id === request.account_id
  return isApprover && request.requester_id !== member_id
}
