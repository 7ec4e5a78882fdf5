import { BLANK_USER } from '#shop-api/members/account/blank-user.ts'
import { changePassword } from '#shop-api/members/account/change-password.ts'
import { changeUser } from '#shop-api/members/account/change-user.ts'
import { checkSchool } from '#shop-api/members/account/check-school.ts'
import { leave } from '#shop-api/members/account/leave.ts'
import { listLogins } from '#shop-api/members/login/login-history.ts'
import { register } from '#shop-api/members/account/register.ts'
import { checkReminder, requestReminder, resetPassword } from '#shop-api/members/account/remind-password.ts'
import { loadMember } from '#shop-api/members/account/load-member.ts'
import { requireUser } from '#shop-api/members/account/user-row.ts'
import { checkEmailCode, requestEmailCode } from '#shop-api/members/account/verify-email.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const memberAccountRoutes: readonly ServedCall[] = [
  serve('GET /v1/me/user', async ({ db, channel, member, now }) => ({
    body: await loadMember(db, await requireUser(db, channel.id, member.id), now),
  })),

  serve('PUT /v1/me/user', async (context) => ({
    body: await changeUser(context, context.member.id, context.body),
  })),

  serve('DELETE /v1/me/user', async (context) => ({
    body: { result: true },
    cookies: await leave(context, context.member.id, context.body),
  })),

  serve('PUT /v1/me/password', async (context) => {
    await changePassword(context, context.member, context.body)
    return { body: { result: true } }
  }),

  serve('POST /v1/users', (context) => register(context, context.body)),

  serve('GET /v1/users/dummy', async () => ({ body: BLANK_USER })),

  serve('POST /v1/email-verify/request', async (context) => {
    await requestEmailCode(context, context.member, context.body.email)
    return { body: { result: true } }
  }),

  serve('POST /v1/email-verify/check', (context) =>
    checkEmailCode(context, context.member, context.body.verify_code),
  ),

  serve('POST /v1/reminder/request', async (context) => {
    await requestReminder(context, context.body.email)
    return { body: { result: true } }
  }),

  serve('POST /v1/reminder/check', async (context) => ({
    body: await checkReminder(context, context.body.token),
  })),

  serve('POST /v1/reminder/reset', (context) => resetPassword(context, context.body)),

  serve('POST /{prefix}/v1/schools/check', async (context) => ({
    body: await checkSchool(context, context.body.code),
  })),

  serve('GET /v1/me/login-histories', async ({ db, member, query }) => {
    const range = toPageRange(query)
    const { data, total } = await listLogins(db, member.id, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),
]
