import { removeShipping } from '#shop-api/selling/remove-destination.ts'
import { answerChange } from '#shop-api/selling/to-shop.ts'
import { serve, type ServedCall } from '#shop-api/serve.ts'

export const ownCartRoutes: readonly ServedCall[] = [
  serve('PATCH /v1/carts/shippings/delete', (context) => answerChange(context, removeShipping(context.body))),
]
