import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  ClientError,
  type Configuration,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
import { toOneLine } from '#contract/typed-text.ts'
import type { TicketData } from '#shop-api/db/json/ticket-data.ts'
import { refuseMember } from '#shop-api/members/account/refuse-member.ts'

/** What a provider says about the person who logged in there. */
export interface ProviderPerson {
  subject: string
  /** Only one the provider vouches for. */
  email: string | undefined
  last_name: string
  first_name: string
}

interface Checks {
  state: string
  data: Pick<TicketData, 'nonce' | 'code_verifier'>
}

/**
 * Turns the code of a callback into the person it stands for.
 * @throws ApiError 422: the person said no there, the provider does not answer, or what it says does not belong here
 */
export async function askProvider(
  client: Configuration,
  callback_url: URL,
  { state, data }: Checks,
): Promise<ProviderPerson> {
  try {
    const tokens = await authorizationCodeGrant(client, callback_url, {
      expectedState: state,
      expectedNonce: data.nonce ?? '',
      pkceCodeVerifier: data.code_verifier ?? '',
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw refuseMember('auth.callback.state_mismatch')
    const { sub } = claims
    const hasMore = claims['email'] === undefined && client.serverMetadata().userinfo_endpoint !== undefined
    const more = hasMore ? await fetchUserInfo(client, tokens.access_token, sub) : {}
    return toPerson(sub, { ...more, ...claims })
  } catch (error) {
    throw toRefusal(error)
  }
}

function toPerson(subject: string, claims: Record<string, unknown>): ProviderPerson {
  const read = (name: string) =>
    typeof claims[name] === 'string' ? toOneLine(claims[name]).slice(0, 50) : ''
  const isVouched = claims['email_verified'] === true && typeof claims['email'] === 'string'
  return {
    subject,
    email: isVouched ? String(claims['email']) : undefined,
    last_name: read('family_name'),
    first_name: read('given_name'),
  }
}

function toRefusal(error: unknown): unknown {
  if (error instanceof AuthorizationResponseError) return refuseMember('auth.callback.denied')
  const isDown = error instanceof ResponseBodyError ? error.status >= 500 : isUnanswered(error)
  if (isDown) return refuseMember('auth.provider.unavailable')
  if (error instanceof ResponseBodyError || error instanceof ClientError) {
    return refuseMember('auth.callback.state_mismatch')
  }
  return error
}

/** No connection, no answer in time, or an answer that is none of the protocol's. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ClientError)) return error instanceof TypeError && error.message === 'fetch failed'
  return error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
}
