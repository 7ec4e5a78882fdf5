import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { done } from '../shapes/fields.ts'
import { email, loginName, text } from '../shapes/input.ts'
import { NameEmbroideryInputSchema, NameEmbroiderySchema } from '../shapes/name-embroidery.ts'
import { reminderToken } from '../shapes/reminder.ts'

const is_ours = true

/** What the screens of members need besides. */
export const memberAccessCalls = declareCalls({
  'POST /v1/reminder/username/request': {
    is_ours,
    summary: 'Mails a link that shows the login name. Answers the same for unknown addresses.',
    auth: 'public',
    body: z.object({ email: email(), last_name: text(50), first_name: text(50) }),
    response: done(),
  },
  'POST /v1/reminder/username/confirm': {
    is_ours,
    summary: 'The login name, by the link of the mail.',
    auth: 'public',
    body: z.object({ token: reminderToken() }),
    response: z.object({ username: z.string() }),
    errors: ['reminder.expired'],
  },
  'POST /v1/reminder/username/reset': {
    is_ours,
    summary: 'Sets a new login name, by the link of the mail.',
    auth: 'public',
    body: z.object({
      token: reminderToken(),
      username: loginName(),
    }),
    response: z.object({ username: z.string() }),
    errors: ['reminder.expired', 'user.username_taken'],
  },
  'POST /v1/me/proof-code': {
    is_ours,
    summary: 'Mails a code to a member who has no password: it is asked for where others type theirs.',
    auth: 'member',
    response: done(),
    errors: ['user.password_needed'],
  },
  'POST /v1/email-undo': {
    is_ours,
    summary:
      'Takes a new e-mail address back, by the link that was mailed to the old one. Every login ends, and the password is void.',
    auth: 'public',
    body: z.object({ token: reminderToken() }),
    response: z.object({ email: z.string() }),
    errors: ['email_undo.expired', 'user.email_taken'],
  },
  'GET /v1/me/name-embroidery': {
    is_ours,
    summary: 'The name to be sewn on clothes; null when none is kept.',
    auth: 'member',
    response: z.object({ data: z.nullable(NameEmbroiderySchema) }),
  },
  'PUT /v1/me/name-embroidery': {
    is_ours,
    summary: 'Keeps it for the next order.',
    auth: 'member',
    body: NameEmbroideryInputSchema,
    response: NameEmbroiderySchema,
  },
})
