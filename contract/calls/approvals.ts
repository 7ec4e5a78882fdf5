import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { ApprovalDetailSchema, ApprovalRequestSchema, ApprovalStatusSchema } from '../shapes/approval.ts'
import { cartErrors, cartToken } from '../shapes/cart-token.ts'
import { CartSchema } from '../shapes/cart.ts'
import { idParams, listOf, pagingQuery, yen } from '../shapes/fields.ts'
import { emptyToNull, lines, optionalLines } from '../shapes/input.ts'
import { decisionErrors } from './checkout.ts'

const is_ours = true
const auth = 'member'
const notWaiting = 'approval.not_waiting'

/** Orders above a buyer's limit: asked for, approved, returned. Buyers see their own, approvers the company's. */
export const approvalCalls = declareCalls({
  'POST /v1/me/approval-requests': {
    is_ours,
    summary:
      'Asks the company’s approvers to allow what is in the cart. The cart is kept as it is until they decided; its owner begins a new one.',
    auth,
    body: z.object({
      token: cartToken(),
      /** The total the shopper saw on the confirm screen; refused when it is no longer true. */
      total_payment: yen(),
      note: emptyToNull(optionalLines(500)),
    }),
    response: ApprovalRequestSchema,
    errors: [
      ...cartErrors,
      ...decisionErrors,
      'approval.not_needed',
      'approval.nobody_approves',
      'approval.payment_needs_oneself',
    ],
  },
  'GET /v1/me/approval-requests': {
    is_ours,
    summary: 'Requests, those that wait first, then the newest.',
    auth,
    query: z.object({ ...pagingQuery, status: z.optional(ApprovalStatusSchema) }),
    response: listOf(ApprovalRequestSchema),
    headers: ['paged'],
  },
  'GET /v1/me/approval-requests/{id}': {
    is_ours,
    summary: 'One request with everything that is to be ordered.',
    auth,
    params: idParams(),
    response: ApprovalDetailSchema,
  },
  'PUT /v1/me/approval-requests/{id}/approve': {
    is_ours,
    summary:
      'Approves, which places the order in the name of who asked. Asked again it answers the same order.',
    auth,
    params: idParams(),
    body: z.object({
      /** The total the approver saw; refused when it is no longer true. */
      total_payment: yen(),
    }),
    response: ApprovalRequestSchema,
    errors: [notWaiting, 'business.not_approver', 'approval.own_request', ...decisionErrors],
  },
  'PUT /v1/me/approval-requests/{id}/return': {
    is_ours,
    summary: 'Gives a request back with a reason.',
    auth,
    params: idParams(),
    body: z.object({ reason: lines(500) }),
    response: ApprovalRequestSchema,
    errors: [notWaiting, 'business.not_approver', 'approval.own_request'],
  },
  'PUT /v1/me/approval-requests/{id}/reopen': {
    is_ours,
    summary:
      'Makes the cart of an own request one that can be changed again: one that waits is withdrawn by it. What the member has in a cart by now is added.',
    auth,
    params: idParams(),
    response: CartSchema,
    errors: [notWaiting],
  },
})
