import { isSelling, switchSelling } from '#shop-api/editing/switch-selling.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const adminSellingRoutes: readonly ServedCall[] = [
  serve('GET /v1/admin/selling', async ({ db, channel }) => ({
    body: { is_selling: await isSelling(db, channel) },
  })),

  serve('PUT /v1/admin/selling', async ({ db, channel, body: { is_selling }, now }) => {
    await switchSelling(db, { channel_id: channel.id, channel: channel.name, now }, is_selling)
    return { body: { is_selling } }
  }),
]
