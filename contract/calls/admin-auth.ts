import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { done, instant } from '../shapes/fields.ts'
import { email, text } from '../shapes/input.ts'
import {
  currentPassword,
  OpenInvitationSchema,
  StaffLoginSchema,
  StaffMeSchema,
  staffPassword,
} from '../shapes/staff.ts'

const is_ours = true
const token = z.string().check(z.maxLength(100))

/** How a person of the staff comes in. The cookie is the same for all shops a person works in. */
export const adminAuthCalls = declareCalls({
  'POST /v1/admin/auth/login': {
    is_ours,
    summary: 'Signs a person of the staff in: the answer sets a cookie. Programs send a token.',
    auth: 'public',
    body: z.object({ email: email(), password: currentPassword() }),
    response: StaffLoginSchema,
    errors: ['auth.login.invalid'],
  },
  'POST /v1/admin/auth/logout': {
    is_ours,
    summary: 'Ends the session of the browser’s cookie.',
    auth: 'admin',
    area: 'self',
    response: done(),
  },
  'GET /v1/admin/auth/me': {
    is_ours,
    summary: 'Who asks, their role in this shop, and where else they work.',
    auth: 'admin',
    area: 'self',
    response: StaffMeSchema,
  },
  'POST /v1/admin/auth/invitation': {
    is_ours,
    summary: 'What an invitation’s link is for.',
    auth: 'public',
    body: z.object({ token }),
    response: OpenInvitationSchema,
    errors: ['admin.invitation_over'],
  },
  'POST /v1/admin/auth/invitation/accept': {
    is_ours,
    summary:
      'Takes an invitation up, once, and signs in. Whoever is signed in already sends nothing but the token; somebody new says who they are.',
    auth: 'public',
    body: z.object({
      token,
      name: z.optional(text(50)),
      /** Where the invitation names no address. */
      email: z.optional(email()),
      password: z.optional(staffPassword()),
    }),
    response: z.object({ expires_at: instant() }),
    errors: [
      'admin.invitation_over',
      'admin.invitation_for_another',
      'admin.person_exists',
      'admin.already_staff',
      'admin.guessable_password',
    ],
  },
})
