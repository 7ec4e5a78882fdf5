import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { cartErrors, cartToken } from '../shapes/cart-token.ts'
import { CartSchema } from '../shapes/cart.ts'
import { idParams, listOf } from '../shapes/fields.ts'
import { OrderListDetailSchema, OrderListInputSchema, OrderListSchema } from '../shapes/order-list.ts'

const is_ours = true
const auth = 'member'

/** Lists of goods ordered again and again, also every month: own ones, and those colleagues share. */
export const orderListCalls = declareCalls({
  'GET /v1/me/order-lists': {
    is_ours,
    summary: 'Own and shared lists, those that are due first, then by name.',
    auth,
    response: listOf(OrderListSchema),
    headers: ['limited'],
  },
  'POST /v1/me/order-lists': {
    is_ours,
    summary: 'Keeps a list.',
    auth,
    body: OrderListInputSchema,
    response: OrderListSchema,
    errors: ['order_list.too_many'],
  },
  'GET /v1/me/order-lists/{id}': {
    is_ours,
    summary: 'One list with what its goods cost today.',
    auth,
    params: idParams(),
    response: OrderListDetailSchema,
  },
  'PUT /v1/me/order-lists/{id}': {
    is_ours,
    summary: 'Changes an own list; its lines are replaced.',
    auth,
    params: idParams(),
    body: OrderListInputSchema,
    response: OrderListDetailSchema,
    errors: ['order_list.not_own'],
  },
  'DELETE /v1/me/order-lists/{id}': {
    is_ours,
    summary: 'Removes an own list.',
    auth,
    params: idParams(),
    response: null,
    errors: ['order_list.not_own'],
  },
  'POST /v1/me/order-lists/{id}/cart': {
    is_ours,
    summary:
      'Puts the goods of a list into the cart, as many as can be had; `notices` say what is missing. The same `request_id` again changes nothing.',
    auth,
    params: idParams(),
    body: z.object({ token: cartToken(), request_id: z.optional(z.uuid()) }),
    response: CartSchema,
    errors: [...cartErrors, 'cart.add_products.too_many', 'order_list.nothing_sold'],
  },
  'PUT /v1/me/order-lists/{id}/skip': {
    is_ours,
    summary: 'Lets this month pass: an own list that is due comes back next month.',
    auth,
    params: idParams(),
    response: OrderListSchema,
    errors: ['order_list.not_own', 'order_list.not_due'],
  },
})
