import type { ApprovalContext } from '#shop-api/approvals/approval-context.ts'
import { askApproval } from '#shop-api/approvals/ask-approval.ts'
import { approveRequest, returnRequest } from '#shop-api/approvals/decide-request.ts'
import { listRequests, readRequest } from '#shop-api/approvals/read-requests.ts'
import { reopenRequest } from '#shop-api/approvals/reopen-request.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { serve } from './serve.ts'
import { toShop } from './to-shop.ts'

type Call = MemberContext & Pick<ApprovalContext, 'config'> & Parameters<typeof toShop>[0]

const toContext = (context: Call): ApprovalContext => ({ ...context, shop: toShop(context) })

export const approvalRoutes: readonly ServedCall[] = [
  serve('POST /v1/me/approval-requests', async (context) => ({
    body: await askApproval(toContext(context), context.body),
  })),

  serve('GET /v1/me/approval-requests', async (context) => {
    const range = toPageRange(context.query)
    const { data, total } = await listRequests(toContext(context), context.query.status, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/me/approval-requests/{id}', async (context) => ({
    body: await readRequest(toContext(context), context.params.id),
  })),

  serve('PUT /v1/me/approval-requests/{id}/approve', async (context) => ({
    body: await approveRequest(toContext(context), context.params.id, context.body.total_payment),
  })),

  serve('PUT /v1/me/approval-requests/{id}/return', async (context) => ({
    body: await returnRequest(toContext(context), context.params.id, context.body.reason),
  })),

  serve('PUT /v1/me/approval-requests/{id}/reopen', async (context) => ({
    body: await reopenRequest(toContext(context), context.params.id),
  })),
]
