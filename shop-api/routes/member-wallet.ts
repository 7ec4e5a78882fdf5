import {
  addCard,
  chooseMainCard,
  deleteCard,
  listCards,
  MAX_CARDS,
} from '#shop-api/members/cards/user-cards.ts'
import { answerPage, toPageRange } from '#shop-api/http/paging.ts'
import { toReturnUrl } from '#shop-api/payment/return-url.ts'
import { findCardProvider, toShop } from './to-shop.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { listCoupons, listUserCoupons, takeCoupon } from '#shop-api/benefits/coupons.ts'
import { listPointHistories, loadPoints } from '#shop-api/benefits/points.ts'

const pointCalls: readonly ServedCall[] = [
  serve('GET /v1/me/points', async (context) => ({ body: await loadPoints(context) })),

  serve('GET /v1/me/point-histories', async (context) => {
    const range = toPageRange(context.query)
    const { data, total } = await listPointHistories(context, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),
]

const couponCalls: readonly ServedCall[] = [
  serve('GET /v1/me/coupons', async (context) => answerPage(await listUserCoupons(context), context.query)),

  serve('POST /v1/me/coupons', async (context) => ({ body: await takeCoupon(context, context.body) })),

  serve('GET /v1/coupons', async (context) => answerPage(await listCoupons(context), context.query)),
]

const cardCalls: readonly ServedCall[] = [
  serve('GET /v1/me/user-cards', async (context) => ({
    ...answerPage(await listCards(context), context.query),
    limit: MAX_CARDS,
  })),

  serve('POST /v1/me/user-cards', async (context) => {
    // Every try asks the card company, so people would try out stolen cards here.
    await context.limit.spendPost('user-cards')
    const return_url = await toReturnUrl(toShop(context), 'card')
    return { body: await addCard(context, findCardProvider(context), return_url, context.body) }
  }),

  serve('DELETE /v1/me/user-cards/{id}', async (context) => {
    await deleteCard(context, context.params.id)
    return {}
  }),

  serve('PATCH /v1/me/user-cards/{id}/use', async (context) => {
    await chooseMainCard(context, context.params.id)
    return { body: { result: true } }
  }),
]

export const memberWalletRoutes = [...pointCalls, ...couponCalls, ...cardCalls]
