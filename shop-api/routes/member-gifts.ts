import { findGivenSeason, listGivenSeasons } from '#shop-api/gifts/given-seasons.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const memberGiftRoutes: readonly ServedCall[] = [
  serve('GET /v1/me/gift-seasons', async (context) => ({ body: { data: await listGivenSeasons(context) } })),

  serve('GET /v1/me/gift-seasons/{key}', async (context) => ({
    body: await findGivenSeason(context, context.params.key),
  })),
]
