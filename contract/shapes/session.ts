import * as z from 'zod/mini'
import { id, instant, textOrNull } from './fields.ts'
import { oneLine, text } from './input.ts'
import { required } from './rules.ts'

/**
 * What every way of logging in answers (behaviour 4.1).
 * With `is_verify` there is no token yet: `user_id` is kept and a verify code must follow (behaviour 4.2).
 */
export const LoginSchema = z.object({
  /** Signed token; its subject claim is the user id. Null while a verify code is awaited. */
  access_token: textOrNull(),
  /** Seconds from now. */
  expires_in: z.nullable(z.int()),
  expires_at: z.nullable(instant()),
  user_id: id(),
  /** Absent counts as registered (behaviour 4.1); false is not logged in. */
  is_registered_member: z.optional(z.boolean()),
  has_password_expired: z.boolean(),
  /** Mail to this member came back too often: ask for a working address. */
  has_mail_error_count_over: z.boolean(),
  is_verify: z.boolean(),
  /** Only where no mail can be sent (development): the code to show in an alert. */
  verify_code: z.optional(z.string()),
})
export type Login = z.infer<typeof LoginSchema>

export const CredentialsSchema = z.object({
  /** Login name or e-mail address. */
  username: text(254),
  /** Any text: what an old password looked like is not for a rule to say. */
  password: z.string().check(required(), z.maxLength(128)),
  /** Guest cart to merge into the member's own. */
  cart_token: z.optional(z.string()),
  /** A device that others use too: the login ends with the browser, and after some hours at the latest. */
  is_shared_device: z.optional(z.boolean()),
})
export type Credentials = z.input<typeof CredentialsSchema>

/** Six digits, good for some minutes. */
export const verifyCode = () => z.string().check(oneLine(), required(), z.regex(/^[0-9]{6}$/))
