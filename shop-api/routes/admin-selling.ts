import { isSelling, switchSelling } from '#shop-api/editing/switch-selling.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { toSavingScope } from './to-saving-scope.ts'

export const adminSellingRoutes: readonly ServedCall[] = [
  serve('GET /v1/admin/selling', async ({ db, channel }) => ({
    body: { is_selling: await isSelling(db, channel) },
  })),

  serve('PUT /v1/admin/selling', async (context) => {
    const { db, channel, body } = context
    await switchSelling(db, { ...toSavingScope(context), channel: channel.name }, body.is_selling)
    return { body }
  }),
]
