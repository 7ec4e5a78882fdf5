import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { idParams, listOf, pagingQuery } from '../shapes/fields.ts'
import { OrderStatusSchema } from '../shapes/order.ts'
import { OrderSummarySchema } from '../shapes/order-summary.ts'

const spec = 'ours'
const auth = 'admin'

/** A row of the staff's list: who ordered, and where the order may go from here. */
const AdminOrderSchema = z.extend(OrderSummarySchema, {
  orderer_name: z.string(),
  email: z.string(),
  /** Places the order may be moved to. */
  next_statuses: z.array(OrderStatusSchema),
})

export const adminOrderCalls = declareCalls({
  'GET /v1/admin/orders': {
    spec,
    summary: 'Lists orders, newest first.',
    auth,
    query: z.object({
      ...pagingQuery,
      q: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(OrderStatusSchema),
    }),
    response: listOf(AdminOrderSchema),
    headers: ['paged'],
  },
  'PATCH /v1/admin/orders/{id}': {
    spec,
    summary: 'Moves an order on: paid, shipped (a mail says so), completed, or cancelled.',
    auth,
    params: idParams(),
    body: z.object({ status: OrderStatusSchema }),
    response: AdminOrderSchema,
    errors: ['order.status.not_next', 'order.status.gift_not_accepted'],
  },
})
