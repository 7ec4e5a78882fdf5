import type { OrderSummary } from '#contract/shapes/order-summary.ts'
import type { Point } from '#contract/shapes/point.ts'
import type { SystemMessage } from '#contract/shapes/system-message.ts'
import type { UserCoupon } from '#contract/shapes/coupon.ts'
import type { CallOutput } from '#contract/index.ts'
import type { Api } from '#src/api/call-input.ts'
import { toCallFailure } from '#src/rules/calls/call-failure.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { loadOwnCoupons } from './own-benefits.ts'

/** What a member comes to look for, newest first. A part that could not be read is null, and the others are shown. */
export interface MemberOverview {
  orders: OrderSummary[] | null
  /** The newest order in full, to show where its parcels are. */
  latest: CallOutput<'GET /v1/me/orders/{id}'> | null
  points: Point | null
  /** Coupons that can be used now. */
  coupons: UserCoupon[] | null
  /** Messages nobody opened yet. */
  unread: SystemMessage[] | null
  /** How many coupons wait to be taken. */
  takeable: number
}

/** All at once, because none waits for another. Only the newest order is then read by its number. */
export const overviewResource = createResource<MemberOverview>(async (api) => {
  const [orders, points, coupons, messages, offers] = await Promise.all([
    orNull(api.call('GET /v1/me/orders', { query: {} })),
    orNull(api.call('GET /v1/me/points')),
    orNull(loadOwnCoupons(api)),
    orNull(api.call('GET /v1/me/system-messages', { query: {} })),
    orNull(api.call('GET /v1/coupons')),
  ])
  return {
    orders: orders?.body.data ?? null,
    latest: await loadLatest(api, orders?.body.data[0]),
    points: points?.body ?? null,
    coupons,
    unread: messages?.body.data.filter(({ is_read }) => !is_read) ?? null,
    takeable: offers?.body.data.filter(({ is_taken }) => !is_taken).length ?? 0,
  }
})

async function loadLatest(api: Api, order: OrderSummary | undefined): Promise<MemberOverview['latest']> {
  if (!order) return null
  return (await orNull(api.call('GET /v1/me/orders/{id}', { params: { id: order.id } })))?.body ?? null
}

/** A refused or failed call leaves its part out; a bug is thrown on. */
async function orNull<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    toCallFailure(error)
    return null
  })
}
