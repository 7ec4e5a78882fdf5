import type { UserCoupon } from '#contract/shapes/coupon.ts'
import type { Api } from '#src/api/call-input.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'

/** What a member can pay an order with: usable points. */
export const ownPoints = createResource(async (api) => (await api.call('GET /v1/me/points')).body)

/** Coupons a member took and has not used. */
export async function loadOwnCoupons(api: Api): Promise<UserCoupon[]> {
  const { body } = await api.call('GET /v1/me/coupons', { query: { per: 'all' } })
  const now = Date.now()
  return body.data.filter(
    ({ used_at, expires_at }) => used_at === null && (expires_at === null || Date.parse(expires_at) > now),
  )
}

export const ownCoupons = createResource(loadOwnCoupons)
