import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { done, id } from '../shapes/fields.ts'
import { CredentialsSchema, LoginSchema, verifyCode } from '../shapes/session.ts'

const heading = 'Auth'
/** The answer is the same whether the account exists or not. A member who left counts as not existing. */
const loginErrors = ['auth.login.invalid', 'auth.login.locked'] as const

export const authCalls = declareCalls({
  'POST /v1/auth/refresh': {
    heading,
    summary: 'A new access token, by the refresh cookie (HttpOnly) of the login. No body.',
    auth: 'public',
    cookie: 'refresh',
    response: LoginSchema,
    errors: ['auth.refresh.expired'],
  },
  'POST /v1/auth/login': {
    heading,
    summary: 'Logs in. After too many tries the account locks and a mail brings the unlock link.',
    auth: 'public',
    body: CredentialsSchema,
    response: LoginSchema,
    errors: loginErrors,
  },
  'POST /v1/auth/login-sync-channel': {
    heading,
    summary: 'Logs in with an account of a sister channel and takes it over to this one.',
    auth: 'public',
    body: z.extend(CredentialsSchema, {
      /** The channel the account is from. */
      channel: z.string().check(z.minLength(1), z.maxLength(50)),
    }),
    response: LoginSchema,
    errors: [
      ...loginErrors,
      'auth.sync_channel.not_allowed',
      // Somebody of this channel has that address or login name already.
      'user.email_taken',
      'user.username_taken',
    ],
  },
  'POST /v1/auth/verify': {
    heading,
    summary: 'The second step of a login: the code that was sent.',
    auth: 'mfa',
    cookie: 'ticket',
    body: z.object({
      verify_code: verifyCode(),
      user_id: id(),
      /** Set by the storefront (behaviour 4.9). The API knows by its cookie which login waits. */
      is_sync_user_channel: z.optional(z.boolean()),
    }),
    response: LoginSchema,
    errors: ['auth.verify.invalid', 'auth.verify.expired', 'auth.verify.unknown_login'],
  },
  'POST /v1/auth/logout': {
    heading,
    summary:
      'Ends the session of cookie and bearer, and drops the cookie. Twice is no error, nor a bearer that is over.',
    auth: 'public',
    response: done(),
  },
  'GET /v1/auth/{provider}/redirect': {
    heading,
    summary: 'Where to send the browser for a social login.',
    auth: 'public',
    query: z.object({
      /** Page of this site to return to afterwards, a path. */
      redirect_to: z.optional(z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(500))),
      /** As in the credentials (ours). */
      is_shared_device: z.optional(z.literal('1')),
    }),
    response: z.object({ url: z.url() }),
    errors: ['auth.provider.unknown', 'auth.provider.unavailable'],
  },
  'GET /v1/auth/{type}/callback': {
    heading,
    summary:
      'What the provider sent back with the browser, for the login it stands for. {type} begins its `state`.',
    auth: 'public',
    cookie: 'oauth',
    /** The provider's own parameters, passed on as they came. */
    query: z.looseObject({
      code: z.optional(z.string()),
      state: z.optional(z.string()),
      error: z.optional(z.string()),
    }),
    response: LoginSchema,
    /** The page given as redirect_to, if any. */
    headers: ['redirect'],
    errors: [
      'auth.provider.unknown',
      'auth.provider.unavailable',
      'auth.callback.denied',
      'auth.callback.state_mismatch',
      'auth.callback.email_taken',
    ],
  },
  'GET /v1/auth/unlock/{unlockToken}': {
    heading,
    summary: 'Unlocks an account by the link of the mail.',
    auth: 'public',
    response: z.object({ result: z.enum(['unlocked', 'already_unlocked', 'expired']) }),
  },
})
