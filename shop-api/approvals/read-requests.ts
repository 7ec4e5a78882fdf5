import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { ApprovalDetail, ApprovalRequest, ApprovalStatus } from '#contract/shapes/approval.ts'
import { approval_requests } from '#shop-api/db/schema/business.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import type { ApprovalContext } from './approval-context.ts'
import { requireRequest, selectRequests, toRequest, toVisible } from './find-request.ts'
import { priceRequest } from './price-request.ts'

/** Requests a member may see: own ones, the company's for whoever approves. What waits comes first, then the newest. */
export async function listRequests(
  context: ApprovalContext,
  status: ApprovalStatus | undefined,
  { limit, offset }: PageRange,
): Promise<{ data: ApprovalRequest[]; total: number }> {
  const { db } = context
  const { buyer, isSeen } = await toVisible(db, context)
  const isWanted = and(isSeen, status && eq(approval_requests.status, status))
  const [counted] = await db.select({ total: count() }).from(approval_requests).where(isWanted)
  const rows = await selectRequests(db)
    .where(isWanted)
    .orderBy(
      sql`${approval_requests.status} = 'waiting' desc`,
      desc(approval_requests.asked_at),
      desc(approval_requests.id),
    )
    .limit(limit)
    .offset(offset)
  return { data: rows.map((row) => toRequest(row, context, buyer)), total: counted?.total ?? 0 }
}

/** One request with everything that is to be ordered. @throws ApiError 404 for what the member may not see */
export async function readRequest(context: ApprovalContext, id: number): Promise<ApprovalDetail> {
  const { buyer, ...found } = await requireRequest(context.db, context, id)
  const detail = await priceRequest(context.db, context.shop, found.cart)
  return { ...toRequest(found, context, buyer), detail }
}
