import { addAccessory, removeAccessory, setAccessoryQuantity } from '#shop-api/cart/change-accessories.ts'
import { addProducts, modifyLine, removeLines, shareLine } from '#shop-api/cart/change-lines.ts'
import { refuseLocked } from '#shop-api/cart/refuse-locked.ts'
import { answerChange } from './to-shop.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const cartLineRoutes: readonly ServedCall[] = [
  serve('PATCH /v1/carts/products/add', async (context) => {
    await refuseLocked(context, [context.body])
    return answerChange(context, addProducts([context.body], context.body.request_id))
  }),

  serve('PATCH /v1/carts/products/add-set', async (context) => {
    await refuseLocked(context, context.body.products)
    return answerChange(context, addProducts(context.body.products, context.body.request_id))
  }),

  serve('PATCH /v1/carts/products/modify', (context) =>
    answerChange(context, modifyLine(context.body.key, context.body)),
  ),

  serve('PATCH /v1/carts/products/delete', (context) => {
    const { key, ids = [] } = context.body
    return answerChange(context, removeLines(key === undefined ? ids : [key, ...ids]))
  }),

  serve('PATCH /v1/carts/products/divide', (context) =>
    answerChange(context, shareLine(context.body.key, context.body.parts)),
  ),

  serve('PATCH /v1/carts/accessories/add', async (context) => {
    await refuseLocked(context, [context.body])
    return answerChange(context, addAccessory(context.body))
  }),

  serve('PATCH /v1/carts/accessories/modify', (context) =>
    answerChange(context, setAccessoryQuantity(context.body.key, context.body.quantity)),
  ),

  serve('PATCH /v1/carts/accessories/delete', (context) =>
    answerChange(context, removeAccessory(context.body.key)),
  ),
]
