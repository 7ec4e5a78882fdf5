import { logIn } from '#shop-api/members/log-in.ts'
import { logOut } from '#shop-api/members/log-out.ts'
import { refreshSession } from '#shop-api/members/refresh-session.ts'
import { serve, type ServedCall } from '#shop-api/serve.ts'

export const authRoutes: readonly ServedCall[] = [
  serve('POST /v1/auth/refresh', (context) => refreshSession(context)),

  serve('POST /v1/auth/login', (context) => logIn(context, context.body)),

  serve('POST /v1/auth/logout', async (context) => ({
    body: { result: true },
    cookies: await logOut(context, context),
  })),
]
