import {
  changeOwnName,
  changeOwnPassword,
  endOwnSession,
  listOwnSessions,
} from '#shop-api/staff/change-own-account.ts'
import { describeCaller } from '#shop-api/staff/describe-caller.ts'
import { confirmSecondFactor, endSecondFactor, offerSecondFactor } from '#shop-api/staff/second-factor.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

/** What a person does with their own account. */
export const adminAccountRoutes: readonly ServedCall[] = [
  serve('GET /v1/admin/auth/me', async ({ db, channel, actor }) => ({
    body: await describeCaller(db, channel, actor),
  })),

  serve('PATCH /v1/admin/auth/me', async (context) => {
    const { db, channel, actor, body } = context
    await changeOwnName(context, body.name)
    return { body: await describeCaller(db, channel, { ...actor, name: body.name }) }
  }),

  serve('POST /v1/admin/auth/password', async (context) => {
    await changeOwnPassword(context, context.body)
    return { body: { result: true } }
  }),

  serve('GET /v1/admin/auth/sessions', (context) => listOwnSessions(context, context.query)),

  serve('DELETE /v1/admin/auth/sessions/{id}', async (context) => {
    await endOwnSession(context, context.params.id)
    return {}
  }),

  serve('POST /v1/admin/auth/totp', async (context) => ({
    body: await offerSecondFactor(context, context.body.password),
  })),

  serve('POST /v1/admin/auth/totp/confirm', async (context) => ({
    body: { recovery_codes: await confirmSecondFactor(context, context.body.code) },
  })),

  serve('POST /v1/admin/auth/totp/off', async (context) => {
    await endSecondFactor(context, context.body.password)
    return { body: { result: true } }
  }),
]
