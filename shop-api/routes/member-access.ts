import { confirmUsername, requestUsername, resetUsername } from '#shop-api/members/account/remind-username.ts'
import { sendProofCode } from '#shop-api/members/account/require-proof.ts'
import { undoEmail } from '#shop-api/members/account/undo-email.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const memberAccessRoutes: readonly ServedCall[] = [
  serve('POST /v1/me/proof-code', async (context) => {
    await sendProofCode(context, context.member.id)
    return { body: { result: true } }
  }),

  serve('POST /v1/email-undo', async (context) => ({
    body: { email: await undoEmail(context, context.body.token) },
  })),

  serve('POST /v1/reminder/username/request', async (context) => {
    await requestUsername(context, context.body)
    return { body: { result: true } }
  }),

  serve('POST /v1/reminder/username/confirm', async (context) => ({
    body: { username: await confirmUsername(context, context.body.token) },
  })),

  serve('POST /v1/reminder/username/reset', async (context) => ({
    body: { username: await resetUsername(context, context.body) },
  })),
]
