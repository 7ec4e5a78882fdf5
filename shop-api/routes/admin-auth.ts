import { completeLogin } from '#shop-api/staff/complete-login.ts'
import { logInPerson } from '#shop-api/staff/log-in-person.ts'
import { endPersonSession } from '#shop-api/staff/person-sessions.ts'
import { requestPasswordReset, resetPassword } from '#shop-api/staff/reset-password.ts'
import { takeBackStaffCookie, toStaffCookie } from '#shop-api/staff/staff-cookie.ts'
import { showInvitation, takeInvitation } from '#shop-api/staff/take-invitation.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

/** How the staff come in and go. */
export const adminAuthRoutes: readonly ServedCall[] = [
  serve('POST /v1/admin/auth/login', async (context) => {
    const { state, token, max_age, expires_at } = await logInPerson(context, context.body)
    return {
      body: { state, expires_at: expires_at.toISOString() },
      cookies: [toStaffCookie(context.visitor, token, max_age)],
    }
  }),

  serve('POST /v1/admin/auth/second-factor', async (context) => {
    const { token, max_age, expires_at } = await completeLogin(context, context.body.code)
    return {
      body: { state: 'signed_in', expires_at: expires_at.toISOString() },
      cookies: [toStaffCookie(context.visitor, token, max_age)],
    }
  }),

  serve('POST /v1/admin/auth/reset', async (context) => {
    await requestPasswordReset(context, context.body.email)
    return { body: { result: true } }
  }),

  serve('POST /v1/admin/auth/reset/confirm', async (context) => {
    await resetPassword(context, context.body)
    return { body: { result: true } }
  }),

  serve('POST /v1/admin/auth/logout', async ({ db, actor, visitor }) => {
    if (actor.session_id !== null) await endPersonSession(db, actor.session_id)
    return { body: { result: true }, cookies: [takeBackStaffCookie(visitor)] }
  }),

  serve('POST /v1/admin/auth/invitation', async (context) => ({
    body: await showInvitation(context, context.body.token),
  })),

  serve('POST /v1/admin/auth/invitation/accept', async (context) => {
    const { token, max_age, expires_at } = await takeInvitation(context, context.body)
    return {
      body: { expires_at: expires_at.toISOString() },
      cookies: [toStaffCookie(context.visitor, token, max_age)],
    }
  }),
]
