import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import {
  BusinessAccountSchema,
  BusinessInvitationInputSchema,
  BusinessInvitationSchema,
  BuyerChangeSchema,
  BuyerSchema,
  OwnPriceSchema,
} from '../shapes/business.ts'
import { done, idParams, listOf, listQuery } from '../shapes/fields.ts'
import { text } from '../shapes/input.ts'

const is_ours = true
const auth = 'member'
/** Only those who approve may. */
const notApprover = 'business.not_approver'

/** The company a member buys for: its prices, and who buys for it. */
export const memberBusinessCalls = declareCalls({
  'GET /v1/me/business-account': {
    is_ours,
    summary: 'The company the member buys for; null for whoever buys for none.',
    auth,
    response: z.object({ account: z.nullable(BusinessAccountSchema) }),
  },
  'GET /v1/me/prices': {
    is_ours,
    summary:
      'What the member’s company pays for the products on screen, by key. At most 100 are looked up. Of a product that has a price of its own for the company all variations are there, of others none.',
    auth,
    query: z.object({ keys: listQuery() }),
    response: listOf(OwnPriceSchema),
  },
  'GET /v1/me/business-account/buyers': {
    is_ours,
    summary: 'Who buys for the company. For those who approve.',
    auth,
    response: listOf(BuyerSchema),
    errors: [notApprover],
  },
  'PATCH /v1/me/business-account/buyers/{id}': {
    is_ours,
    summary:
      'Sets role and limits of a buyer, or stops one. Fields left out stay. Nobody changes themselves.',
    auth,
    params: idParams(),
    body: BuyerChangeSchema,
    response: BuyerSchema,
    errors: [notApprover, 'business.oneself'],
  },
  'GET /v1/me/business-account/invitations': {
    is_ours,
    summary: 'Invitations nobody took up yet. For those who approve.',
    auth,
    response: listOf(BusinessInvitationSchema),
    errors: [notApprover],
  },
  'POST /v1/me/business-account/invitations': {
    is_ours,
    summary:
      'Invites somebody by mail to buy for the company. The same address again replaces the former invitation.',
    auth,
    body: BusinessInvitationInputSchema,
    response: BusinessInvitationSchema,
    errors: [notApprover, 'business.too_many', 'business.buyer_already'],
  },
  'DELETE /v1/me/business-account/invitations/{id}': {
    is_ours,
    summary: 'Takes an invitation back.',
    auth,
    params: idParams(),
    response: null,
    errors: [notApprover],
  },
  'POST /v1/business-invitations/check': {
    is_ours,
    summary: 'To which company an invitation leads, by the token of its mail.',
    auth: 'public',
    body: z.object({ token: text(200) }),
    response: z.object({ account_name: z.string(), email: z.string() }),
    errors: ['business.invitation_over'],
  },
  'POST /v1/me/business-account/join': {
    is_ours,
    summary: 'Takes up an invitation. The member’s address must be the one that was invited.',
    auth,
    body: z.object({ token: text(200) }),
    response: done(),
    errors: ['business.invitation_over', 'business.other_address', 'business.buyer_already'],
  },
})
