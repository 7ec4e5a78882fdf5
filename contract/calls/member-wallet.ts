import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { CardInputSchema, CardSchema } from '../shapes/card.ts'
import { CouponSchema, UserCouponSchema } from '../shapes/coupon.ts'
import { done, id, idParams, listOf, pagingQuery } from '../shapes/fields.ts'
import { PointHistorySchema, PointSchema } from '../shapes/point.ts'

const spec = '§7 Member data'

export const memberWalletCalls = declareCalls({
  'GET /v1/me/points': { spec, summary: 'Points to spend.', auth: 'member', response: PointSchema },
  'GET /v1/me/point-histories': {
    spec,
    summary: 'How points came and went, newest first.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(PointHistorySchema),
    headers: ['paged'],
  },
  'GET /v1/me/coupons': {
    spec,
    summary: 'Coupons the member took; those that can be used come first.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(UserCouponSchema),
    headers: ['paged'],
  },
  'POST /v1/me/coupons': {
    spec,
    summary: 'Takes a coupon; with page lp that of a landing page is marked too.',
    auth: 'member',
    body: z.object({ coupon_id: id(), page: z.optional(z.enum(['coupon', 'lp', 'mypage'])) }),
    response: UserCouponSchema,
    errors: ['coupon.already_taken', 'coupon.expired'],
  },
  'GET /v1/coupons': {
    spec,
    summary: 'Coupons anybody can take now.',
    auth: 'visitor',
    query: z.object(pagingQuery),
    response: listOf(CouponSchema),
    headers: ['paged'],
  },
  'GET /v1/me/user-cards': {
    spec,
    summary: 'Cards kept, the main one first. x-limit: how many there may be.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(CardSchema),
    headers: ['paged', 'limited'],
  },
  'POST /v1/me/user-cards': {
    spec,
    summary: 'Keeps a card by the provider’s token.',
    auth: 'member',
    body: CardInputSchema,
    response: CardSchema,
    errors: ['user_card.too_many', 'user_card.token_invalid', 'user_card.declined', 'user_card.unreachable'],
  },
  'DELETE /v1/me/user-cards/{id}': {
    spec,
    summary: 'Forgets a card, here and at the provider.',
    auth: 'member',
    params: idParams(),
    response: null,
    errors: ['user_card.open_order'],
  },
  'PATCH /v1/me/user-cards/{id}/use': {
    spec,
    summary: 'Makes it the main card; the former one is no longer (spec §4).',
    auth: 'member',
    params: idParams(),
    response: done(),
  },
})
