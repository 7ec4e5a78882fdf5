import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import {
  AdminInquiryDetailSchema,
  AdminInquirySchema,
  AdminReviewSchema,
  ReviewStateSchema,
} from '#contract/shapes/staff-inbox.ts'
import { idParams, listOf, pagingQuery } from '../shapes/fields.ts'
import { InquirySchema } from '../shapes/inquiry.ts'
import { lines } from '../shapes/input.ts'

const is_ours = true
const auth = 'admin'
const area = 'orders'

/** What shoppers send in and the shop's staff answer. Nothing of it is shown or closed without them. */
export const adminInboxCalls = declareCalls({
  'GET /v1/admin/reviews': {
    is_ours,
    summary: 'Reviews, those that wait to be read when no state is named; the oldest of these first.',
    auth,
    area,
    query: z.object({ ...pagingQuery, state: z.optional(ReviewStateSchema) }),
    response: listOf(AdminReviewSchema),
    headers: ['paged'],
  },
  'PATCH /v1/admin/reviews/{id}': {
    is_ours,
    summary: 'Shows a review, or keeps it away; the product’s stars and pages follow.',
    auth,
    area,
    params: idParams(),
    body: z.object({ state: z.enum(['shown', 'refused']) }),
    response: AdminReviewSchema,
  },
  'GET /v1/admin/inquiries': {
    is_ours,
    summary: 'Inquiries, those that wait for the shop when no status is named, the last touched first.',
    auth,
    area,
    query: z.object({ ...pagingQuery, status: z.optional(InquirySchema.shape.status) }),
    response: listOf(AdminInquirySchema),
    headers: ['paged'],
  },
  'GET /v1/admin/inquiries/{resourceKey}': {
    is_ours,
    summary: 'One inquiry with the whole talk.',
    auth,
    area,
    response: AdminInquiryDetailSchema,
  },
  'POST /v1/admin/inquiries/{resourceKey}/reply': {
    is_ours,
    summary:
      'Answers an inquiry; its sender gets it by mail. One that was closed is open to the sender again.',
    auth,
    area,
    body: z.object({ body: lines(4000) }),
    response: AdminInquiryDetailSchema,
  },
  'POST /v1/admin/inquiries/{resourceKey}/close': {
    is_ours,
    summary: 'Ends the talk: its sender can no longer answer in it. Twice is no error.',
    auth,
    area,
    response: AdminInquiryDetailSchema,
  },
})
