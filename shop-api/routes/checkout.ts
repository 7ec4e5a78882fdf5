import { notFound } from '#shop-api/api-error.ts'
import { TEST_CARD_SETTINGS } from '#shop-api/payment/test-card-provider.ts'
import { checkCardToken, modifyOrder, requireUserCard } from '#shop-api/selling/change-order.ts'
import { decideCart } from '#shop-api/selling/decide-cart.ts'
import { findOrder } from '#shop-api/selling/find-order.ts'
import { checkCartPayment, listCartPayments, listPayments } from '#shop-api/selling/list-payments.ts'
import { answerChange, toShop } from '#shop-api/selling/to-shop.ts'
import { serve, type ServedCall } from '#shop-api/serve.ts'

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

  serve('GET /v1/payments', async (context) => ({ body: { data: await listPayments(context) } })),

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

  serve('GET /v1/settings/payment-service/{code}', async ({ params }) => {
    if (params.code !== TEST_CARD_SETTINGS.code) throw notFound()
    return { body: TEST_CARD_SETTINGS }
  }),
]
