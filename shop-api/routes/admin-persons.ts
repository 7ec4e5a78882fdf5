import { answerPage } from '#shop-api/http/paging.ts'
import { changeRole, listStaff, removePerson } from '#shop-api/staff/change-staff.ts'
import { invite, listInvitations, withdrawInvitation } from '#shop-api/staff/invite.ts'
import { createToken, listTokens, revokeToken } from '#shop-api/staff/tokens.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { toSavingScope } from './to-saving-scope.ts'

export const adminPersonRoutes: readonly ServedCall[] = [
  serve('GET /v1/admin/persons', async ({ db, channel, query }) =>
    answerPage(await listStaff(db, channel.id), query),
  ),

  serve('PATCH /v1/admin/persons/{id}', async (context) => ({
    body: await changeRole(context.db, toSavingScope(context), {
      person_id: context.params.id,
      role: context.body.role,
    }),
  })),

  serve('DELETE /v1/admin/persons/{id}', async (context) => {
    await removePerson(context.db, toSavingScope(context), context.params.id)
    return {}
  }),

  serve('GET /v1/admin/invitations', async ({ db, channel, now, query }) =>
    answerPage(await listInvitations(db, { channel_id: channel.id, now }), query),
  ),

  serve('POST /v1/admin/invitations', async (context) => {
    const { email, role } = context.body
    return { body: await invite(context.db, { ...toSavingScope(context), email, role }) }
  }),

  serve('DELETE /v1/admin/invitations/{id}', async (context) => {
    await withdrawInvitation(context.db, toSavingScope(context), context.params.id)
    return {}
  }),

  serve('GET /v1/admin/tokens', async ({ db, channel, query }) =>
    answerPage(await listTokens(db, channel.id), query),
  ),

  serve('POST /v1/admin/tokens', async (context) => ({ body: await createToken(context, context.body) })),

  serve('DELETE /v1/admin/tokens/{id}', async (context) => {
    await revokeToken(context.db, toSavingScope(context), context.params.id)
    return {}
  }),
]
