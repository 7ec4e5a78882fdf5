import {
  addPacking,
  addShipping,
  modifyShipping,
  resetShippings,
  removeShipping,
} from '#shop-api/cart/change-destinations.ts'
import { modifyPacking } from '#shop-api/cart/delivery-wishes.ts'
import { loadCartLeadtimes } from '#shop-api/cart/load-leadtimes.ts'
import { answerChange, toShop } from './to-shop.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const cartShippingRoutes: readonly ServedCall[] = [
  serve('PATCH /v1/carts/shippings/reset', (context) => answerChange(context, resetShippings(context.body))),

  serve('PATCH /v1/carts/shippings/add', (context) => answerChange(context, addShipping(context.body))),

  serve('PATCH /v1/carts/shippings/modify', (context) =>
    answerChange(context, modifyShipping(context.body.key, context.body)),
  ),

  serve('PATCH /v1/carts/packings/add', (context) =>
    answerChange(context, addPacking(context.body.shipping_key)),
  ),

  serve('PATCH /v1/carts/packings/modify', (context) => {
    const { token: _token, key, ...input } = context.body
    return answerChange(context, modifyPacking(key, input))
  }),

  serve('GET /v1/shipping-leadtime/carts/{cartToken}', async (context) => ({
    body: {
      leadtimes: await loadCartLeadtimes(toShop(context), context.params.cartToken, context.query),
    },
  })),

  serve('PATCH /v1/carts/shippings/delete', (context) => answerChange(context, removeShipping(context.body))),
]
