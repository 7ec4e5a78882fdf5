import type { Coupon, UserCoupon } from '#contract/shapes/coupon.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { makeChange } from '#src/stores/calls/ask.ts'

/** Coupons anybody can take now, marked with what the member took already. */
export const couponsResource = createResource<Coupon[]>(
  async (api) => (await api.call('GET /v1/coupons', { query: { per: 'all' } })).body.data,
)

/** Coupons the member took; usable ones come first. */
export const takenCouponsResource = createResource<UserCoupon[]>(
  async (api) => (await api.call('GET /v1/me/coupons', { query: { per: 'all' } })).body.data,
)

/** Takes a coupon; `lp` marks one taken on a landing page (behaviour 8.8). */
export function takeCoupon(coupon_id: number, page: 'coupon' | 'lp' = 'coupon'): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('POST /v1/me/coupons', { body: { coupon_id, page } })
    couponsResource.update((coupons) =>
      coupons.map((coupon) => (coupon.id === coupon_id ? { ...coupon, is_taken: true } : coupon)),
    )
  })
}
