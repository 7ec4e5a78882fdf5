import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { id, idParams } from '../shapes/fields.ts'
import { lines } from '../shapes/input.ts'
import { MemoSchema } from '../shapes/order-summary.ts'

const heading = 'Memos'

export const memoCalls = declareCalls({
  'POST /v1/memos': {
    heading,
    summary: 'Writes a note on an own order; an order has one at most.',
    auth: 'member',
    body: z.object({ order_id: id(), body: lines(1000) }),
    response: MemoSchema,
    errors: ['memo.already_exists'],
  },
  'PATCH /v1/memos/{id}': {
    heading,
    summary: 'Rewrites a note.',
    auth: 'member',
    params: idParams(),
    body: z.object({ body: lines(1000) }),
    response: MemoSchema,
  },
  'DELETE /v1/memos/{id}': {
    heading,
    summary: 'Removes a note.',
    auth: 'member',
    params: idParams(),
    response: null,
  },
})
