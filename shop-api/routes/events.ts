import { findPopup } from '#shop-api/content/find-popup.ts'
import { serve, type ServedCall } from '#shop-api/serve.ts'

export const eventRoutes: readonly ServedCall[] = [
  serve('GET /v1/me/popup', async (context) => ({ body: { data: await findPopup(context) } })),
]
