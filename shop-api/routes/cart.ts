import { resetCart } from '#shop-api/cart/change-destinations.ts'
import { setReceiver } from '#shop-api/cart/change-receiver.ts'
import { forgetPayment } from '#shop-api/checkout/forget-payment.ts'
import { initCart } from '#shop-api/checkout/init-cart.ts'
import { quoteCart } from '#shop-api/documents/quote-cart.ts'
import { readCart } from '#shop-api/checkout/read-cart.ts'
import { answerChange, toShop } from './to-shop.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const cartRoutes: readonly ServedCall[] = [
  serve('POST /v1/carts/init', async (context) => ({ body: await initCart(toShop(context), context.body) })),

  serve('GET /v1/carts/{cartToken}', async (context) => ({
    body: await readCart(toShop(context), context.params.cartToken),
  })),

  serve('PATCH /v1/carts/reset', (context) => answerChange(context, resetCart())),

  serve('PATCH /v1/carts/social/receiver', (context) =>
    answerChange(context, setReceiver(context.body.receiver)),
  ),

  serve('GET /v1/carts/{cartToken}/download/quotation', async (context) => ({
    file: await quoteCart(toShop(context), context.limit, {
      token: context.params.cartToken,
      addressee: context.query.addressee,
    }),
  })),

  serve('PATCH /v1/carts/transaction/error/delete', async (context) => ({
    body: await forgetPayment(toShop(context), context.body.token),
  })),
]
