import { deleteMemo, rewriteMemo, writeMemo } from '#shop-api/orders/memos.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const memoRoutes: readonly ServedCall[] = [
  serve('POST /v1/memos', async ({ db, member, now, body }) => ({
    body: await writeMemo({ db, user_id: member.id, now }, body),
  })),

  serve('PATCH /v1/memos/{id}', async ({ db, member, now, params, body }) => ({
    body: await rewriteMemo({ db, user_id: member.id, now }, params.id, body.body),
  })),

  serve('DELETE /v1/memos/{id}', async ({ db, member, now, params }) => {
    await deleteMemo({ db, user_id: member.id, now }, params.id)
    return {}
  }),
]
