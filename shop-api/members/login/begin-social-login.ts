import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import { toSafeRedirect } from '#src/rules/page/safe-redirect.ts'
import { ApiError } from '#shop-api/http/api-error.ts'
import type { AnswerCookie } from '#shop-api/http/served-call.ts'
import { loadShopOrigin } from '#shop-api/channels/shop-origin.ts'
import { MEMBER_ERRORS } from '#src/text/session/member-errors.ts'
import type { AccountContext } from '#shop-api/members/account/account-context.ts'
import type { LoginProvider } from './login-providers.ts'
import { requireSameOrigin, setMemberCookie } from './member-cookie.ts'
import { loadProviderClient } from './provider-client.ts'
import { hashToken } from './random-token.ts'
import { refuseMember } from '#shop-api/members/account/refuse-member.ts'
import { createTicket } from './tickets.ts'

/** For the provider's own login, with a second step there. */
const LOGIN_MINUTES = 15
/** The page of the shop that the provider sends the browser back to (behaviour 4.11). */
const CALLBACK_PATH = '/oauth/callback/'

interface Beginning {
  redirect_to: string | undefined
  is_shared_device: boolean
}

/**
 * Where the browser goes to log in at a provider. What must come back unchanged lies in a ticket, whose token only this
 * browser holds; `state` is the provider's name and the token's digest, so that the page it comes back to knows whom to
 * ask for.
 *
 * @throws ApiError 403 for another site's page, 404 `auth.provider.unknown`, 422 `auth.provider.unavailable`
 */
export async function beginSocialLogin(
  context: AccountContext,
  name: string,
  { redirect_to, is_shared_device }: Beginning,
): Promise<{ url: string; cookies: AnswerCookie[] }> {
  requireSameOrigin(context)
  const { db, channel, config, now, limit } = context
  const provider = requireProvider(context, name)
  await limit.spendPost('oauth')
  const client = await loadProviderClient(provider).catch(() => {
    throw refuseMember('auth.provider.unavailable')
  })
  const origin = await loadShopOrigin(db, channel, config)
  const code_verifier = randomPKCECodeVerifier()
  const nonce = randomNonce()
  const token = await createTicket(db, {
    channel_id: channel.id,
    user_id: null,
    purpose: 'oauth',
    minutes: LOGIN_MINUTES,
    now,
    data: {
      provider: name,
      nonce,
      code_verifier,
      is_shared_device,
      redirect_to: toSafeRedirect(redirect_to, origin) ?? undefined,
    },
  })
  const url = buildAuthorizationUrl(client, {
    redirect_uri: `${origin}${CALLBACK_PATH}`,
    scope: toScope(name),
    state: toState(name, hashToken(token)),
    nonce,
    code_challenge: await calculatePKCECodeChallenge(code_verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href, cookies: setMemberCookie('oauth', context, token, 2 * LOGIN_MINUTES * 60) }
}

/** LINE gives addresses to few shops, and vouches for none. */
const toScope = (name: string) => (name === 'line' ? 'openid profile' : 'openid email profile')

export function toState(provider: string, token_hash: string): string {
  return `${provider}.${token_hash}`
}

/** @throws ApiError 404 `auth.provider.unknown` */
export function requireProvider({ config, channel }: AccountContext, name: string): LoginProvider {
  const provider = config.login_providers?.(channel.name).find((one) => one.name === name)
  if (!provider) {
    const code = 'auth.provider.unknown'
    throw new ApiError(404, { code, message: MEMBER_ERRORS[code] })
  }
  return provider
}

/** The address the provider sent the browser back to, with its answer. */
export async function toCallbackUrl(
  { db, channel, config }: AccountContext,
  said: Record<string, unknown>,
): Promise<URL> {
  const url = new URL(CALLBACK_PATH, await loadShopOrigin(db, channel, config))
  for (const [name, value] of Object.entries(said)) {
    if (typeof value === 'string') url.searchParams.set(name, value)
  }
  return url
}
