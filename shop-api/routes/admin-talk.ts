import { listMessagesToAll, writeToAll } from '#shop-api/members/messages/write-to-all.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import { answerQuestion, listQuestionsToAnswer } from '#shop-api/members/requests/answer-question.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

/** The editor's lists are longer than a shopper's. */
const PER = 20

export const adminTalkRoutes: readonly ServedCall[] = [
  serve('GET /v1/admin/product-questions', async (context) => {
    const range = toPageRange(context.query, PER)
    const { data, total } = await listQuestionsToAnswer(context, context.query.state ?? 'waiting', range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('PATCH /v1/admin/product-questions/{id}', async (context) => ({
    body: await answerQuestion(context, context.params.id, context.body.answer),
  })),

  serve('GET /v1/admin/system-messages', async (context) => {
    const range = toPageRange(context.query, PER)
    const { data, total } = await listMessagesToAll(context, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('POST /v1/admin/system-messages', async (context) => ({
    body: await writeToAll(context, context.body),
  })),
]
