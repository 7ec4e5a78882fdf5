import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { SalesSchema, TodaySchema } from '../shapes/today.ts'

const is_ours = true
const auth = 'admin'
const area = 'orders'

export const adminTodayCalls = declareCalls({
  'GET /v1/admin/today': {
    is_ours,
    summary: 'What waits to be done: orders, transfers, reviews, inquiries, stock, and what failed.',
    auth,
    area,
    response: TodaySchema,
  },
  'GET /v1/admin/sales': {
    is_ours,
    summary: 'What was sold by day, week and product over up to 366 days that end today.',
    auth,
    area,
    query: z.object({ days: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(366))) }),
    response: SalesSchema,
  },
})
