import {
  closeInquiry,
  findInquiryToAnswer,
  listInquiriesToAnswer,
} from '#shop-api/members/inquiries/read-inquiries.ts'
import { replyAsShop } from '#shop-api/members/inquiries/reply-to-inquiry.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import { decideReview } from '#shop-api/members/reviews/decide-review.ts'
import { findReview, listReviewsToRead } from '#shop-api/members/reviews/read-reviews.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

/** The editor's lists are longer than a shopper's. */
const PER = 20

const reviewCalls: readonly ServedCall[] = [
  serve('GET /v1/admin/reviews', async (context) => {
    const range = toPageRange(context.query, PER)
    const { data, total } = await listReviewsToRead(context, context.query.state ?? 'waiting', range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('PATCH /v1/admin/reviews/{id}', async (context) => {
    const { db, channel, now, actor, params, body } = context
    await decideReview(db, { channel_id: channel.id, id: params.id, decision: body.state, now, actor })
    return { body: await findReview(context, params.id) }
  }),
]

const inquiryCalls: readonly ServedCall[] = [
  serve('GET /v1/admin/inquiries', async (context) => {
    const range = toPageRange(context.query, PER)
    const { data, total } = await listInquiriesToAnswer(context, context.query.status ?? 'open', range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/admin/inquiries/{resourceKey}', async (context) => ({
    body: await findInquiryToAnswer(context, context.params.resourceKey),
  })),

  serve('POST /v1/admin/inquiries/{resourceKey}/reply', async (context) => {
    const { resourceKey: inquiry_key } = context.params
    await replyAsShop(context, { inquiry_key, body: context.body.body })
    return { body: await findInquiryToAnswer(context, inquiry_key) }
  }),

  serve('POST /v1/admin/inquiries/{resourceKey}/close', async (context) => ({
    body: await closeInquiry(context, context.params.resourceKey),
  })),
]

export const adminInboxRoutes = [...reviewCalls, ...inquiryCalls]
