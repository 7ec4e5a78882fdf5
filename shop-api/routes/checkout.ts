import { ApiError, notFound } from '#shop-api/http/api-error.ts'
import { addCoupon, removeCoupon, setPoint } from '#shop-api/cart/change-benefits.ts'
import { checkCardToken, modifyOrder, requireUserCard } from '#shop-api/cart/change-order.ts'
import { decideCart } from '#shop-api/checkout/decide-cart.ts'
import { findOrder } from '#shop-api/orders/find-order.ts'
import { checkCartPayment, listCartPayments, listPayments } from '#shop-api/checkout/list-payments.ts'
import { receiveVerdict } from '#shop-api/checkout/receive-verdict.ts'
import { answerChange, toShop } from './to-shop.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const checkoutRoutes: readonly ServedCall[] = [
  serve('PATCH /v1/carts/order/modify', async (context) => {
    const { card_token, user_card_id } = context.body
    if (card_token !== undefined) await checkCardToken(toShop(context).card_provider, card_token)
    if (user_card_id !== undefined) await requireUserCard(toShop(context), user_card_id)
    return answerChange(context, modifyOrder(context.body))
  }),

  serve('PATCH /v1/carts/other/modify', (context) =>
    answerChange(context, ({ detail }) => {
      detail.note = context.body.note
    }),
  ),

  serve('POST /v1/carts/{cartToken}/decision', async (context) => ({
    body: await decideCart(toShop(context), context.params.cartToken, context.body.total_payment),
  })),

  serve('GET /v1/carts/order/{orderNo}', async (context) => ({
    body: await findOrder(context, context.params.orderNo, context.query.token),
  })),

  serve('GET /v1/payments', async (context) => ({ body: { data: await listPayments(toShop(context)) } })),

  serve('GET /v1/payments/carts/{cartToken}', async (context) => ({
    body: { data: await listCartPayments(toShop(context), context.params.cartToken) },
  })),

  serve('GET /v1/carts/{cartToken}/payment/{payment_id}/check', async (context) => ({
    body: await checkCartPayment(
      toShop(context),
      context.params.cartToken,
      Number(context.params.payment_id),
    ),
  })),

  serve('PATCH /v1/carts/coupons/add', async (context) => {
    // Codes can be guessed. Only an unknown code counts as a wrong guess, and a known one does not make up for others.
    const lock = `${context.channel.name} coupon`
    await context.limit.spendTry(lock)
    const answer = await answerChange(context, addCoupon(context.body.code)).catch(async (error: unknown) => {
      const isUnknown = error instanceof ApiError && error.body.code === 'cart.coupon.not_found'
      if (!isUnknown) await context.limit.returnTry(lock)
      throw error
    })
    await context.limit.returnTry(lock)
    return answer
  }),

  serve('PATCH /v1/carts/coupons/delete', (context) =>
    answerChange(context, removeCoupon(context.body.code)),
  ),

  serve('PATCH /v1/carts/point', (context) => answerChange(context, setPoint(context.body.point))),

  serve('POST /v1/{payment-provider}/receive/fraud-detection', async (context) => {
    if (context.params['payment-provider'] !== context.config.payments?.card?.settings.code) throw notFound()
    return { body: await receiveVerdict(toShop(context), context.body) }
  }),

  serve('GET /v1/settings/payment-service/{code}', async ({ params, config }) => {
    const settings = config.payments?.card?.settings
    if (params.code !== settings?.code) throw notFound()
    return { body: settings }
  }),
]
