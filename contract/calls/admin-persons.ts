import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { idParams, listOf, pagingQuery } from '../shapes/fields.ts'
import {
  AdminInvitationSchema,
  AdminPersonSchema,
  AdminTokenSchema,
  InvitationInputSchema,
  NewSecretSchema,
  StaffRoleSchema,
  TokenInputSchema,
} from '../shapes/staff.ts'

const is_ours = true
const auth = 'admin'
const area = 'staff'
const params = idParams()
const query = z.object(pagingQuery)

/** Who works in the shop, and as what. A shop always keeps an owner. */
export const adminPersonCalls = declareCalls({
  'GET /v1/admin/persons': {
    is_ours,
    summary: 'Who works in the shop, owners first.',
    auth,
    area,
    query,
    response: listOf(AdminPersonSchema),
    headers: ['paged'],
  },
  'PATCH /v1/admin/persons/{id}': {
    is_ours,
    summary: 'Gives a person another role in this shop.',
    auth,
    area,
    params,
    body: z.object({ role: StaffRoleSchema }),
    response: AdminPersonSchema,
    errors: ['admin.last_owner'],
  },
  'DELETE /v1/admin/persons/{id}': {
    is_ours,
    summary: 'Takes a person out of this shop at once. An account that works nowhere is gone.',
    auth,
    area,
    params,
    response: null,
    errors: ['admin.last_owner'],
  },
  'GET /v1/admin/invitations': {
    is_ours,
    summary: 'Invitations nobody took up yet, the newest first.',
    auth,
    area,
    query,
    response: listOf(AdminInvitationSchema),
    headers: ['paged'],
  },
  'POST /v1/admin/invitations': {
    is_ours,
    summary:
      'Invites somebody. The answer has the token of their link, this once; it is good for seven days.',
    auth,
    area,
    body: InvitationInputSchema,
    response: NewSecretSchema,
    errors: ['admin.already_staff'],
  },
  'DELETE /v1/admin/invitations/{id}': {
    is_ours,
    summary: 'Withdraws an invitation: its link opens nothing any more.',
    auth,
    area,
    params,
    response: null,
  },
  'GET /v1/admin/tokens': {
    is_ours,
    summary: 'Tokens of persons that open this shop to programs, the newest first.',
    auth,
    area,
    query,
    response: listOf(AdminTokenSchema),
    headers: ['paged'],
  },
  'POST /v1/admin/tokens': {
    is_ours,
    summary: 'Makes a token of the person who asks. The answer has it, this once.',
    auth,
    area,
    body: TokenInputSchema,
    response: NewSecretSchema,
    errors: ['admin.not_owner_there'],
  },
  'DELETE /v1/admin/tokens/{id}': {
    is_ours,
    summary: 'Revokes a token: it opens this shop no more.',
    auth,
    area,
    params,
    response: null,
  },
})
