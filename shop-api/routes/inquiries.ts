import { findInquiry, listInquiries } from '#shop-api/members/inquiries/list-inquiries.ts'
import { replyAsMember } from '#shop-api/members/inquiries/reply-to-inquiry.ts'
import { sendInquiry } from '#shop-api/members/inquiries/send-inquiry.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const inquiryRoutes: readonly ServedCall[] = [
  serve('POST /v1/inquiries', async (context) => {
    await context.limit.spendPost('inquiries')
    return { body: { key: await sendInquiry(context, context.body) } }
  }),

  serve('GET /v1/me/inquiries', async (context) => {
    const range = toPageRange(context.query)
    const { data, total } = await listInquiries(context, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/me/inquiries/{resourceKey}', async (context) => ({
    body: await findInquiry(context, context.params.resourceKey),
  })),

  serve('POST /v1/inquiry-comments/reply', async (context) => {
    await context.limit.spendPost('inquiry-comments')
    return { body: await replyAsMember(context, context.body) }
  }),
]
