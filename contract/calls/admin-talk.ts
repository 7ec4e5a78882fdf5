import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { idParams, listOf, pagingQuery } from '../shapes/fields.ts'
import { lines, text } from '../shapes/input.ts'
import { AdminQuestionSchema, AdminSystemMessageSchema } from '../shapes/talk.ts'

const is_ours = true
const auth = 'admin'
const area = 'orders'

/** What the shop says to shoppers: answers beside a product, and words to all members. */
export const adminTalkCalls = declareCalls({
  'GET /v1/admin/product-questions': {
    is_ours,
    summary:
      'Questions about products, those without an answer when none is named; the oldest of these first.',
    auth,
    area,
    query: z.object({ ...pagingQuery, state: z.optional(z.enum(['waiting', 'answered'])) }),
    response: listOf(AdminQuestionSchema),
    headers: ['paged'],
  },
  'PATCH /v1/admin/product-questions/{id}': {
    is_ours,
    summary:
      'Answers a question: the page of the product shows both, and who asked gets the first answer by mail.',
    auth,
    area,
    params: idParams(),
    body: z.object({ answer: lines(2000) }),
    response: AdminQuestionSchema,
  },
  'GET /v1/admin/system-messages': {
    is_ours,
    summary: 'Messages to all members, newest first.',
    auth,
    area,
    query: z.object(pagingQuery),
    response: listOf(AdminSystemMessageSchema),
    headers: ['paged'],
  },
  'POST /v1/admin/system-messages': {
    is_ours,
    summary: 'Writes to everybody who is a member now. The body is rich text, cleaned of what could do harm.',
    auth,
    area,
    body: z.object({ title: text(100), body: lines(20_000) }),
    response: AdminSystemMessageSchema,
  },
})
