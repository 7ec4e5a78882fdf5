import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { done, idParams, instant, listOf, pagingQuery } from '../shapes/fields.ts'
import { email, text } from '../shapes/input.ts'
import {
  currentPassword,
  OpenInvitationSchema,
  StaffLoginSchema,
  StaffMeSchema,
  staffPassword,
  StaffSessionSchema,
} from '../shapes/staff.ts'

const is_ours = true
const token = z.string().check(z.maxLength(100))
/** Any text, as of a password: an address that is kept may be older than the rule for new ones. */
const knownEmail = () => text(254)

/** How a person of the staff comes in. The cookie is the same for all shops a person works in. */
export const adminAuthCalls = declareCalls({
  'POST /v1/admin/auth/login': {
    is_ours,
    summary: 'Signs a person of the staff in: the answer sets a cookie. Programs send a token.',
    auth: 'public',
    body: z.object({ email: knownEmail(), password: currentPassword() }),
    response: StaffLoginSchema,
    errors: ['auth.login.invalid'],
  },
  'POST /v1/admin/auth/second-factor': {
    is_ours,
    summary:
      'Ends a login that waits for a second factor: by a code of the app, or by one of the codes kept for losing it, each good once.',
    auth: 'public',
    body: z.object({ code: text(40) }),
    response: StaffLoginSchema,
    errors: ['admin.code_invalid'],
  },
  'POST /v1/admin/auth/reset': {
    is_ours,
    summary: 'Mails a code for a new password to a person of this shop. The answer tells nothing.',
    auth: 'public',
    body: z.object({ email: knownEmail() }),
    response: done(),
  },
  'POST /v1/admin/auth/reset/confirm': {
    is_ours,
    summary: 'Sets a new password by the mailed code, and ends all sessions of the person.',
    auth: 'public',
    body: z.object({ email: knownEmail(), code: text(40), password: staffPassword() }),
    response: done(),
    errors: ['admin.code_invalid', 'admin.guessable_password'],
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
  'PATCH /v1/admin/auth/me': {
    is_ours,
    summary: 'Changes the name of whoever asks.',
    auth: 'admin',
    area: 'self',
    body: z.object({ name: text(50) }),
    response: StaffMeSchema,
  },
  'POST /v1/admin/auth/password': {
    is_ours,
    summary: 'Changes the password of whoever asks, and ends their other sessions.',
    auth: 'admin',
    area: 'self',
    body: z.object({ current_password: currentPassword(), password: staffPassword() }),
    response: done(),
    errors: ['admin.password_wrong', 'admin.guessable_password'],
  },
  'GET /v1/admin/auth/sessions': {
    is_ours,
    summary: 'Browsers that whoever asks is signed in with, the last seen first.',
    auth: 'admin',
    area: 'self',
    query: z.object(pagingQuery),
    response: listOf(StaffSessionSchema),
    headers: ['paged'],
  },
  'DELETE /v1/admin/auth/sessions/{id}': {
    is_ours,
    summary: 'Ends one of the own sessions.',
    auth: 'admin',
    area: 'self',
    params: idParams(),
    response: null,
  },
  'POST /v1/admin/auth/totp': {
    is_ours,
    summary: 'Begins a second factor: a secret for an app. It counts once a code of it was confirmed.',
    auth: 'admin',
    area: 'self',
    body: z.object({ password: currentPassword() }),
    response: z.object({
      secret: z.string(),
      /** `otpauth://…`, to be shown as a QR code. */
      uri: z.string(),
    }),
    errors: ['admin.password_wrong', 'admin.second_factor_on'],
  },
  'POST /v1/admin/auth/totp/confirm': {
    is_ours,
    summary: 'Switches the second factor on. The answer has codes for when the app is lost, this once.',
    auth: 'admin',
    area: 'self',
    body: z.object({ code: text(40) }),
    response: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['admin.code_invalid', 'admin.second_factor_on'],
  },
  'POST /v1/admin/auth/totp/off': {
    is_ours,
    summary: 'Switches the second factor off.',
    auth: 'admin',
    area: 'self',
    body: z.object({ password: currentPassword() }),
    response: done(),
    errors: ['admin.password_wrong'],
  },
  'POST /v1/admin/auth/invitation': {
    is_ours,
    summary: 'What an invitation’s link is for, and who would take it up.',
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
