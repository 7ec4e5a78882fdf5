import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { AddressSchema } from '../shapes/address.ts'
import { idParams, listOf, pagingQuery } from '../shapes/fields.ts'
import { OrderStatusSchema } from '../shapes/order.ts'
import { OrderSummarySchema } from '../shapes/order-summary.ts'

const is_ours = true
const auth = 'admin'
const area = 'orders'

/** A destination as those who pack its goods read it. */
const AdminDestinationSchema = z.extend(AddressSchema, {
  /** What goes there, when it shall come, how it is wrapped and who sends it: a label and its words each. */
  instructions: z.array(z.object({ label: z.string(), text: z.string() })),
})
export type AdminDestination = z.infer<typeof AdminDestinationSchema>

/** A row of the staff's list: who ordered, and where the order may go from here. */
const AdminOrderSchema = z.extend(OrderSummarySchema, {
  orderer_name: z.string(),
  email: z.string(),
  /** Where it goes; empty for a social gift its recipient has not answered. */
  destinations: z.array(AdminDestinationSchema),
  /** Places the order may be moved to. */
  next_statuses: z.array(OrderStatusSchema),
})

export const adminOrderCalls = declareCalls({
  'GET /v1/admin/orders': {
    is_ours,
    summary: 'Lists orders, newest first.',
    auth,
    area,
    query: z.object({
      ...pagingQuery,
      q: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(OrderStatusSchema),
    }),
    response: listOf(AdminOrderSchema),
    headers: ['paged'],
  },
  'PATCH /v1/admin/orders/{id}': {
    is_ours,
    summary: 'Moves an order on: paid, shipped (a mail says so), completed, or cancelled.',
    auth,
    area,
    params: idParams(),
    body: z.object({ status: OrderStatusSchema }),
    response: AdminOrderSchema,
    errors: ['order.status.not_next', 'order.status.gift_not_accepted'],
  },
})
