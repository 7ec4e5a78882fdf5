import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { done, listOf, pagingQuery, textOrNull } from '../shapes/fields.ts'
import { email, password, text } from '../shapes/input.ts'
import { LoginHistorySchema } from '../shapes/member-history.ts'
import {
  ReminderCheckSchema,
  ReminderRequestSchema,
  ReminderResetSchema,
  reminderToken,
} from '../shapes/reminder.ts'
import { confirmed, required } from '../shapes/rules.ts'
import { LoginSchema, verifyCode } from '../shapes/session.ts'
import { ProofSchema, RegistrationSchema, UserInputSchema, UserSchema } from '../shapes/user.ts'

const heading = 'Member data'
const proofErrors = [
  'user.password_needed',
  'user.code_needed',
  'password.current_invalid',
  'email_verify.invalid',
  'email_verify.expired',
] as const

export const memberAccountCalls = declareCalls({
  'GET /v1/me/user': { heading, summary: 'The member.', auth: 'member', response: UserSchema },
  'PUT /v1/me/user': {
    heading,
    summary:
      'Changes the member’s data. A new e-mail address counts once its code was typed in; it, and switching the code at the login off, ask for the password.',
    auth: 'member',
    body: UserInputSchema,
    response: UserSchema,
    errors: [...proofErrors],
  },
  'DELETE /v1/me/user': {
    heading,
    summary: 'Leaves the shop, with the password; every token of the member ends.',
    auth: 'member',
    body: ProofSchema,
    response: done(),
    errors: ['user.leave.open_order', ...proofErrors],
  },
  'POST /v1/users': {
    heading,
    summary:
      'Registers. Where e-mail is verified the answer says is_registered_member false, for an address that is a member’s too: only its owner is told, by mail.',
    auth: 'public',
    body: RegistrationSchema,
    response: LoginSchema,
    errors: ['user.email_taken', 'user.username_taken'],
  },
  'GET /v1/users/dummy': {
    heading,
    summary: 'A blank member: what the registration form starts with.',
    auth: 'public',
    response: z.partial(z.omit(UserSchema, { id: true, code: true })),
  },
  'PUT /v1/me/password': {
    heading,
    summary: 'Changes the password; the message of an error is meant for the member.',
    auth: 'member',
    body: z
      .object({
        current_password: z.string().check(required(), z.maxLength(128)),
        password: password(),
        password_confirmation: z.string(),
      })
      .check(confirmed('password', 'password_confirmation')),
    response: done(),
    errors: ['password.current_invalid', 'password.used_before'],
  },
  'POST /{prefix}/v1/schools/check': {
    heading,
    summary: 'Whether a school’s code is known, on sites that sell to schools.',
    auth: 'public',
    body: z.object({ code: text(50) }),
    response: z.object({ key: textOrNull(), check: z.boolean() }),
  },
  'POST /v1/email-verify/request': {
    heading,
    summary: 'Sends a verify code to the e-mail address.',
    auth: 'account',
    body: z.object({
      /** Another address than the one given at registration; a registered member’s is changed by `PUT /v1/me/user`. */
      email: z.optional(email()),
    }),
    response: done(),
    errors: ['email_verify.already_verified', 'email_verify.not_asked_for'],
  },
  'POST /v1/email-verify/check': {
    heading,
    summary:
      'The code of the mail; from now on the member counts as registered, and a new address is the member’s.',
    auth: 'account',
    body: z.object({ verify_code: verifyCode() }),
    response: LoginSchema,
    errors: ['email_verify.invalid', 'email_verify.expired', 'user.email_taken'],
  },
  'GET /v1/me/login-histories': {
    heading,
    summary: 'Own logins, newest first.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(LoginHistorySchema),
    headers: ['paged'],
  },
  'POST /v1/reminder/request': {
    heading,
    summary: 'Mails a link to set a new password. Answers the same for unknown addresses.',
    auth: 'public',
    body: ReminderRequestSchema,
    response: done(),
  },
  'POST /v1/reminder/check': {
    heading,
    summary: 'What the link of the mail still needs.',
    auth: 'public',
    body: z.object({ token: reminderToken() }),
    response: ReminderCheckSchema,
    errors: ['reminder.expired'],
  },
  'POST /v1/reminder/reset': {
    heading,
    summary: 'Sets the new password and logs in.',
    auth: 'public',
    body: ReminderResetSchema,
    response: LoginSchema,
    errors: ['reminder.expired', 'reminder.answer_invalid'],
  },
})
