import { listBrands } from '#shop-api/catalogue/list-makers.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import { findPostalAddresses } from '#shop-api/members/addresses/find-postal-addresses.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { PREFECTURES } from '#src/rules/input/prefectures.ts'

export const addressAndBrandRoutes: readonly ServedCall[] = [
  serve('GET /v1/postal-code', async ({ query }) => ({
    body: { data: await findPostalAddresses(query.code) },
  })),

  serve('GET /v1/postal-codes/prefectures', async () => ({ body: { data: [...PREFECTURES] } })),

  serve('GET /v1/brands', async (context) => {
    const range = toPageRange(context.query)
    const { data, total } = await listBrands(await toProductScope(context), range)
    return { body: { data }, paging: range.toPaging(total) }
  }),
]
