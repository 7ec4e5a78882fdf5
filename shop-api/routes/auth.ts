import { beginSocialLogin } from '#shop-api/members/login/begin-social-login.ts'
import { completeSocialLogin } from '#shop-api/members/login/complete-social-login.ts'
import { logIn } from '#shop-api/members/login/log-in.ts'
import { logOut } from '#shop-api/members/login/log-out.ts'
import { refreshSession } from '#shop-api/members/login/refresh-session.ts'
import { logInFromSister } from '#shop-api/members/login/sync-channel.ts'
import { unlock } from '#shop-api/members/login/unlock.ts'
import { verifyLogin } from '#shop-api/members/login/verify-login.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const authRoutes: readonly ServedCall[] = [
  serve('POST /v1/auth/refresh', (context) => refreshSession(context)),

  serve('POST /v1/auth/login', (context) => logIn(context, context.body)),

  serve('POST /v1/auth/login-sync-channel', (context) => logInFromSister(context, context.body)),

  serve('POST /v1/auth/verify', (context) => verifyLogin(context, context.body)),

  serve('GET /v1/auth/unlock/{unlockToken}', async (context) => ({
    body: { result: await unlock(context, context.params.unlockToken) },
  })),

  serve('GET /v1/auth/{provider}/redirect', async (context) => {
    const { redirect_to, is_shared_device } = context.query
    const beginning = { redirect_to, is_shared_device: is_shared_device === '1' }
    const { url, cookies } = await beginSocialLogin(context, context.params.provider, beginning)
    return { body: { url }, cookies }
  }),

  serve('GET /v1/auth/{type}/callback', (context) =>
    completeSocialLogin(context, context.params.type, context.query),
  ),

  serve('POST /v1/auth/logout', async (context) => ({
    body: { result: true },
    cookies: await logOut(context, context),
  })),
]
