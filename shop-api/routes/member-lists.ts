import { listViewed } from '#shop-api/catalogue/list-viewed.ts'
import { serve, type ServedCall } from '#shop-api/serve.ts'

export const memberListRoutes: readonly ServedCall[] = [
  serve('GET /v1/guest/product-histories', async ({ query, db, channel, now }) => ({
    body: { data: await listViewed({ db, channel_id: channel.id, now }, query.product_ids) },
  })),
]
