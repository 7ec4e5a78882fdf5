import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { BankRowSchema, SettlementInputSchema, StatementResultSchema } from '../shapes/bank-row.ts'
import { id, idParams, listOf, numberQuery, pagingQuery } from '../shapes/fields.ts'

const is_ours = true
const auth = 'admin'
const area = 'orders'

const refusals = [
  'bank_row.settled',
  'bank_row.sum',
  'bank_row.too_much',
  'bank_row.order_cancelled',
  'bank_row.not_transfer',
] as const

/** The bank's statement, and the orders its money is for. */
export const adminTransferCalls = declareCalls({
  'POST /v1/admin/bank-statements': {
    is_ours,
    summary:
      'Takes a bank’s statement in (5 MB): 全銀 (振込入金通知, 入出金取引明細) or CSV. Every row is kept once, however often it comes. Nothing is paid by it.',
    auth,
    area,
    body_type: 'multipart',
    body: z.object({
      file: z.file().check(z.maxSize(5 * 1024 * 1024)),
      /** Places of the columns of a CSV, from 0; all three or none. */
      day_column: z.optional(numberQuery()),
      amount_column: z.optional(numberQuery()),
      payer_column: z.optional(numberQuery()),
    }),
    response: StatementResultSchema,
    errors: [
      'statement.unreadable',
      'statement.too_long',
      'statement.zengin',
      'statement.line',
      'statement.columns',
    ],
  },
  'GET /v1/admin/bank-rows': {
    is_ours,
    summary:
      'Money that came in. `open`: what it is for is to be said, with the orders that may be meant. `pay_back`: has to go back to its payer. `settled`: the rest.',
    auth,
    area,
    query: z.object({ ...pagingQuery, state: z.optional(z.enum(['open', 'pay_back', 'settled'])) }),
    response: listOf(BankRowSchema),
    headers: ['paged'],
  },
  'POST /v1/admin/bank-rows/confirmations': {
    is_ours,
    summary:
      'Says that rows pay orders of the same amount, one each, and moves these on to paid. Each for itself: what cannot be is told of.',
    auth,
    area,
    body: z.object({
      pairs: z.array(z.object({ row_id: id(), order_id: id() })).check(z.minLength(1), z.maxLength(300)),
    }),
    response: z.object({
      confirmed: z.int(),
      failures: z.array(z.object({ row_id: id(), reason: z.string() })),
    }),
  },
  'PUT /v1/admin/bank-rows/{id}/settlement': {
    is_ours,
    summary:
      'Says what a row is for: orders, income of another kind, money that goes back. Orders that have all of theirs are paid.',
    auth,
    area,
    params: idParams(),
    body: SettlementInputSchema,
    response: BankRowSchema,
    errors: [...refusals],
  },
  'DELETE /v1/admin/bank-rows/{id}/settlement': {
    is_ours,
    summary: 'Takes back what was said of a row: orders that were paid with it wait for their money again.',
    auth,
    area,
    params: idParams(),
    response: null,
    errors: ['bank_row.not_settled', 'bank_row.order_left', 'bank_row.paid_back'],
  },
  'PUT /v1/admin/bank-rows/{id}/paid-back': {
    is_ours,
    summary: 'Notes that the money that had to go back did, or that it did not.',
    auth,
    area,
    params: idParams(),
    body: z.object({ is_paid_back: z.boolean() }),
    response: BankRowSchema,
    errors: ['bank_row.nothing_to_pay_back'],
  },
})
