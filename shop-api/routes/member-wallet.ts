import { toPageRange } from '#shop-api/paging.ts'
import { serve, type ServedCall } from '#shop-api/serve.ts'
import { listCoupons, listUserCoupons, takeCoupon } from '#shop-api/wallet/coupons.ts'
import { listPointHistories, loadPoints } from '#shop-api/wallet/points.ts'

const pointCalls: readonly ServedCall[] = [
  serve('GET /v1/me/points', async (context) => ({ body: await loadPoints(context) })),

  serve('GET /v1/me/point-histories', async (context) => {
    const range = toPageRange(context.query)
    const { data, total } = await listPointHistories(context, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),
]

const couponCalls: readonly ServedCall[] = [
  serve('GET /v1/me/coupons', async (context) => ({ body: { data: await listUserCoupons(context) } })),

  serve('POST /v1/me/coupons', async (context) => ({ body: await takeCoupon(context, context.body) })),

  serve('GET /v1/coupons', async (context) => ({ body: { data: await listCoupons(context) } })),
]

export const memberWalletRoutes = [...pointCalls, ...couponCalls]
