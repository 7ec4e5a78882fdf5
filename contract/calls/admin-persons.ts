import { declareCalls } from '../call.ts'
import { InvitationInputSchema, NewInvitationSchema } from '../shapes/staff.ts'

const is_ours = true
const auth = 'admin'
const area = 'staff'

/** Who works in the shop, and as what. */
export const adminPersonCalls = declareCalls({
  'POST /v1/admin/invitations': {
    is_ours,
    summary:
      'Invites somebody. The answer has the token of their link, this once; it is good for seven days.',
    auth,
    area,
    body: InvitationInputSchema,
    response: NewInvitationSchema,
    errors: ['admin.already_staff'],
  },
})
