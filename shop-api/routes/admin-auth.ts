import { describeCaller } from '#shop-api/staff/describe-caller.ts'
import { logInPerson } from '#shop-api/staff/log-in-person.ts'
import { endPersonSession } from '#shop-api/staff/person-sessions.ts'
import { takeBackStaffCookie, toStaffCookie } from '#shop-api/staff/staff-cookie.ts'
import { showInvitation, takeInvitation } from '#shop-api/staff/take-invitation.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const adminAuthRoutes: readonly ServedCall[] = [
  serve('POST /v1/admin/auth/login', async (context) => {
    const { state, token, max_age, expires_at } = await logInPerson(context, context.body)
    return {
      body: { state, expires_at: expires_at.toISOString() },
      cookies: [toStaffCookie(context.visitor, token, max_age)],
    }
  }),

  serve('POST /v1/admin/auth/logout', async ({ db, actor, visitor }) => {
    if (actor.session_id !== null) await endPersonSession(db, actor.session_id)
    return { body: { result: true }, cookies: [takeBackStaffCookie(visitor)] }
  }),

  serve('GET /v1/admin/auth/me', async ({ db, actor }) => ({ body: await describeCaller(db, actor) })),

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
