import { modifyAllPackings } from '#shop-api/cart/delivery-wishes.ts'
import { putRecipients } from '#shop-api/cart/recipients/put-recipients.ts'
import { readRecipients } from '#shop-api/cart/recipients/read-recipients.ts'
import { listLocked } from '#shop-api/cart/refuse-locked.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { answerChange } from './to-shop.ts'

export const cartRecipientRoutes: readonly ServedCall[] = [
  serve('POST /v1/carts/recipients/read', async (context) => {
    await context.limit.spendPost('recipient-files')
    return { body: await readRecipients(context, context.body.file) }
  }),

  serve('PUT /v1/carts/recipients', async (context) => {
    const { recipients } = context.body
    const ids = recipients.flatMap(({ goods }) => goods.map(({ product_id }) => product_id))
    return answerChange(context, putRecipients(recipients, await listLocked(context, ids)))
  }),

  serve('PATCH /v1/carts/packings/modify-all', (context) => {
    const { token: _token, ...input } = context.body
    return answerChange(context, modifyAllPackings(input))
  }),
]
