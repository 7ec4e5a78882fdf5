import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { key, listOf, pagingQuery } from '../shapes/fields.ts'
import { lines } from '../shapes/input.ts'
import { InquiryDetailSchema, InquiryInputSchema, InquirySchema } from '../shapes/inquiry.ts'

const heading = 'Inquiries'

export const inquiryCalls = declareCalls({
  'POST /v1/inquiries': {
    heading,
    summary: 'Sends an inquiry; its sender gets a copy by mail.',
    auth: 'visitor',
    body: InquiryInputSchema,
    response: z.object({ key: key() }),
    errors: ['inquiry.category_not_found', 'inquiry.file_not_found'],
  },
  'GET /v1/me/inquiries': {
    heading,
    summary: 'Own inquiries, last touched first.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(InquirySchema),
    headers: ['paged'],
  },
  'GET /v1/me/inquiries/{resourceKey}': {
    heading,
    summary: 'One own inquiry with the whole talk.',
    auth: 'member',
    response: InquiryDetailSchema,
  },
  'POST /v1/inquiry-comments/reply': {
    heading,
    summary: 'Answers in an own inquiry; gives it back with the whole talk.',
    auth: 'member',
    body: z.object({ inquiry_key: key(), body: lines(4000) }),
    response: InquiryDetailSchema,
    errors: ['inquiry.closed'],
  },
})
