import { judgeProducts } from '#shop-api/bikes/judge-products.ts'
import { listBikeMakers, listBikeModels, listBikes } from '#shop-api/bikes/list-bikes.ts'
import { requireBike } from '#shop-api/bikes/require-bike.ts'
import { addUserBike, listUserBikes, removeUserBike } from '#shop-api/bikes/user-bikes.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const bikeRoutes: readonly ServedCall[] = [
  serve('GET /v1/bike-makers', async ({ db, channel, query }) => {
    const range = toPageRange(query)
    const { data, total } = await listBikeMakers({ db, channel_id: channel.id }, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/bike-models', async (context) => {
    const { query } = context
    const range = toPageRange(query)
    const { data, total } = await listBikeModels(await toProductScope(context), query, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/bikes', async ({ db, channel, query }) => {
    const range = toPageRange(query)
    const { data, total } = await listBikes({ db, channel_id: channel.id }, query, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/bikes/{resourceKey}/judgements', async (context) => {
    const { db, channel, params, query } = context
    const bike_id = await requireBike(db, channel.id, params.resourceKey)
    return { body: { data: await judgeProducts(await toProductScope(context), bike_id, query.keys) } }
  }),

  serve('GET /v1/me/bikes', async (context) => ({ body: { data: await listUserBikes(context) } })),

  serve('PUT /v1/me/bikes/{resourceKey}', async (context) => {
    await addUserBike(context, context.params.resourceKey)
    return { body: { result: true } }
  }),

  serve('DELETE /v1/me/bikes/{resourceKey}', async (context) => {
    await removeUserBike(context, context.params.resourceKey)
    return {}
  }),
]
