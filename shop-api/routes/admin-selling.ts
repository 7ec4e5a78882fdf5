import { isSelling, switchSelling } from '#shop-api/cart/switch-selling.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const adminSellingRoutes: readonly ServedCall[] = [
  serve('GET /v1/admin/selling', async ({ db, channel }) => ({
    body: { is_selling: await isSelling(db, channel.id) },
  })),

  serve('PUT /v1/admin/selling', async ({ db, channel, body: { is_selling }, now }) => {
    await switchSelling(db, { channel_id: channel.id, is_selling, now })
    return { body: { is_selling } }
  }),
]
