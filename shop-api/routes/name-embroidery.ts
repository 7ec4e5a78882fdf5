import { findNameEmbroidery, keepNameEmbroidery } from '#shop-api/members/records/name-embroidery.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

/** Of `contract/calls/member-access.ts`, whose other calls are about logins. */
export const nameEmbroideryRoutes: readonly ServedCall[] = [
  serve('GET /v1/me/name-embroidery', async (context) => ({
    body: { data: await findNameEmbroidery(context) },
  })),

  serve('PUT /v1/me/name-embroidery', async (context) => ({
    body: await keepNameEmbroidery(context, context.body),
  })),
]
