import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { AddedCardSchema, CardInputSchema, CardSchema } from '../shapes/card.ts'
import { CouponSchema, UserCouponSchema } from '../shapes/coupon.ts'
import { done, id, idParams, listOf, pagingQuery } from '../shapes/fields.ts'
import { PointHistorySchema, PointSchema } from '../shapes/point.ts'

const heading = 'Member data'

export const memberWalletCalls = declareCalls({
  'GET /v1/me/points': { heading, summary: 'Points to spend.', auth: 'member', response: PointSchema },
  'GET /v1/me/point-histories': {
    heading,
    summary: 'How points came and went, newest first.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(PointHistorySchema),
    headers: ['paged'],
  },
  'GET /v1/me/coupons': {
    heading,
    summary: 'Coupons the member took; those that can be used come first.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(UserCouponSchema),
    headers: ['paged'],
  },
  'POST /v1/me/coupons': {
    heading,
    summary: 'Takes a coupon; with page lp that of a landing page is marked too.',
    auth: 'member',
    body: z.object({ coupon_id: id(), page: z.optional(z.enum(['coupon', 'lp', 'mypage'])) }),
    response: UserCouponSchema,
    errors: ['coupon.already_taken', 'coupon.expired'],
  },
  'GET /v1/coupons': {
    heading,
    summary: 'Coupons anybody can take now.',
    auth: 'visitor',
    query: z.object(pagingQuery),
    response: listOf(CouponSchema),
    headers: ['paged'],
  },
  'GET /v1/me/user-cards': {
    heading,
    summary: 'Cards kept, the main one first. x-limit: how many there may be.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(CardSchema),
    headers: ['paged', 'limited'],
  },
  'POST /v1/me/user-cards': {
    heading,
    summary: 'Keeps a card by the provider’s token.',
    auth: 'member',
    body: CardInputSchema,
    response: AddedCardSchema,
    errors: ['user_card.too_many', 'user_card.token_invalid', 'user_card.declined', 'user_card.unreachable'],
  },
  'DELETE /v1/me/user-cards/{id}': {
    heading,
    summary: 'Forgets a card, here and at the provider.',
    auth: 'member',
    params: idParams(),
    response: null,
    errors: ['user_card.open_order'],
  },
  'PATCH /v1/me/user-cards/{id}/use': {
    heading,
    summary: 'Makes it the main card; the former one is no longer (behaviour 8.2).',
    auth: 'member',
    params: idParams(),
    response: done(),
  },
})
