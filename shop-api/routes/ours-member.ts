import { confirmUsername, requestUsername, resetUsername } from '#shop-api/members/remind-username.ts'
import { serve, type ServedCall } from '#shop-api/serve.ts'

export const memberRoutes: readonly ServedCall[] = [
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
