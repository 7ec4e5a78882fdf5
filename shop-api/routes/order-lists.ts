import { ORDER_LISTS_MAX } from '#contract/buying-limits.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import {
  changeOrderList,
  keepOrderList,
  readOrderList,
  removeOrderList,
  skipOrderList,
} from '#shop-api/order-lists/change-order-lists.ts'
import { listOrderLists } from '#shop-api/order-lists/find-order-lists.ts'
import { orderFromList } from '#shop-api/order-lists/order-from-list.ts'
import { serve } from './serve.ts'
import { answerChange } from './to-shop.ts'

export const orderListRoutes: readonly ServedCall[] = [
  serve('GET /v1/me/order-lists', async (context) => ({
    body: { data: await listOrderLists(context) },
    limit: ORDER_LISTS_MAX,
  })),

  serve('POST /v1/me/order-lists', async (context) => ({
    body: await keepOrderList(context, context.body),
  })),

  serve('GET /v1/me/order-lists/{id}', async (context) => ({
    body: await readOrderList(context, context.params.id),
  })),

  serve('PUT /v1/me/order-lists/{id}', async (context) => ({
    body: await changeOrderList(context, context.params.id, context.body),
  })),

  serve('DELETE /v1/me/order-lists/{id}', async (context) => {
    await removeOrderList(context, context.params.id)
    return {}
  }),

  serve('POST /v1/me/order-lists/{id}/cart', async (context) =>
    answerChange(context, await orderFromList(context, context.params.id, context.body.request_id)),
  ),

  serve('PUT /v1/me/order-lists/{id}/skip', async (context) => ({
    body: await skipOrderList(context, context.params.id),
  })),
]
