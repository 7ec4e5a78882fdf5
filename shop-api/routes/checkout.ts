import { ApiError, notFound } from '#shop-api/http/api-error.ts'
import { addCoupon, removeCoupon, setPoint } from '#shop-api/cart/change-benefits.ts'
import { inspectCard, modifyOrder, requireUserCard } from '#shop-api/cart/change-order.ts'
import { decideCart } from '#shop-api/checkout/decide-cart.ts'
import { findOrder } from '#shop-api/orders/find-order.ts'
import { checkCartPayment, listCartPayments, listPayments } from '#shop-api/checkout/list-payments.ts'
import { receiveVerdict } from '#shop-api/checkout/receive-verdict.ts'
import { isProviderMethod } from '#shop-api/payment/payments.ts'
import { answerChange, findCardProvider, toShop } from './to-shop.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const checkoutRoutes: readonly ServedCall[] = [
  serve('PATCH /v1/carts/order/modify', async (context) => {
    const { card_token, user_card_id } = context.body
    const provider = findCardProvider(context)
    const card = card_token === undefined ? undefined : await inspectCard(provider, card_token)
    if (user_card_id !== undefined) await requireUserCard(toShop(context), user_card_id, provider?.name ?? '')
    return answerChange(context, modifyOrder({ ...context.body, card_fingerprint: card?.fingerprint }))
  }),

  serve('PATCH /v1/carts/other/modify', (context) =>
    answerChange(context, ({ detail }) => {
      detail.note = context.body.note
    }),
  ),

  serve('POST /v1/carts/{cartToken}/decision', async (context) => {
    const { channel, limit, params, body } = context
    // Whoever has many cards refused is trying out stolen ones.
    await limit.checkPayments(channel.name)
    const decided = decideCart(toShop(context), params.cartToken, body.total_payment)
    const answer = await decided.catch(async (error: unknown) => {
      const isDeclined = error instanceof ApiError && error.body.code === 'payment.declined'
      if (isDeclined) await limit.countRefusedPayment(channel.name)
      throw error
    })
    return { body: answer }
  }),

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
    const shop = toShop(context)
    // `card` is whoever takes cards now.
    const name = context.params['payment-provider']
    const account =
      name === 'card'
        ? shop.payments.take(shop.channel.name, name)
        : shop.payments.named(shop.channel.name, name)
    if (!account) throw notFound()
    return { body: await receiveVerdict(shop, account.provider, context.body) }
  }),

  serve('GET /v1/settings/payment-service/{code}', async ({ channel, params: { code }, config }) => {
    const account = config.payments?.take(channel.name, code)
    const settings = isProviderMethod(code) ? account?.settings[code] : undefined
    if (!settings) throw notFound()
    return { body: settings }
  }),
]
