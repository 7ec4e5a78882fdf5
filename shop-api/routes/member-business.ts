import { loadOwnPrices } from '#shop-api/business/load-own-prices.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import { changeBuyer, listBuyers } from '#shop-api/business/buyers.ts'
import {
  checkInvitation,
  inviteBuyer,
  joinAccount,
  listInvitations,
  withdrawInvitation,
} from '#shop-api/business/invitations.ts'
import { loadBusinessAccount } from '#shop-api/business/load-business-account.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const memberBusinessRoutes: readonly ServedCall[] = [
  serve('GET /v1/me/prices', async (context) => {
    const { channel, member, now, query } = context
    const payer = { channel_id: channel.id, user_id: member.id, now }
    return { body: { data: await loadOwnPrices(await toProductScope(context), payer, query.keys) } }
  }),

  serve('GET /v1/me/business-account', async (context) => ({
    body: { account: await loadBusinessAccount(context) },
  })),

  serve('GET /v1/me/business-account/buyers', async (context) => ({
    body: { data: await listBuyers(context) },
  })),

  serve('PATCH /v1/me/business-account/buyers/{id}', async (context) => ({
    body: await changeBuyer(context, context.params.id, context.body),
  })),

  serve('GET /v1/me/business-account/invitations', async (context) => ({
    body: { data: await listInvitations(context) },
  })),

  serve('POST /v1/me/business-account/invitations', async (context) => ({
    body: await inviteBuyer(context, context.body),
  })),

  serve('DELETE /v1/me/business-account/invitations/{id}', async (context) => {
    await withdrawInvitation(context, context.params.id)
    return {}
  }),

  serve('POST /v1/business-invitations/check', async (context) => ({
    body: await checkInvitation(context, context.body.token),
  })),

  serve('POST /v1/me/business-account/join', async (context) => {
    await joinAccount(context, context.body.token)
    return { body: { result: true } }
  }),
]
