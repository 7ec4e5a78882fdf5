import { toPageRange } from '#shop-api/http/paging.ts'
import {
  deleteProductRequest,
  listProductRequests,
} from '#shop-api/members/requests/product-request-histories.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

/** Of `contract/calls/orders.ts`, whose other calls are about orders. */
export const productRequestRoutes: readonly ServedCall[] = [
  serve('GET /v1/me/product-request-histories', async (context) => {
    const range = toPageRange(context.query)
    const { data, total } = await listProductRequests(context, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('DELETE /v1/me/product-request-histories/{id}', async (context) => {
    await deleteProductRequest(context, context.params.id)
    return {}
  }),
]
