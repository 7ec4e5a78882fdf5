import * as z from 'zod/mini'
import { readToken, signToken } from '#shop-api/secrets/signed-token.ts'

/** The member of an access token: the subject claim is the user id (behaviour 4.14). */
export interface AccessClaims {
  user_id: number
  session_id: number
}

export interface AccessTokenOptions {
  /** The channel's own secret (`secrets/load-secret.ts`), so that no token opens another shop. */
  secret: string
  channel: string
  now: Date
}

/** Seconds an access token is good for; the refresh token outlives it. */
export const ACCESS_TOKEN_LIFETIME_S = 30 * 60
const ClaimsSchema = z.object({ sub: z.string().check(z.regex(/^\d+$/)), sid: z.int() })

export function createAccessToken(
  { user_id, session_id }: AccessClaims,
  { secret, channel, now }: AccessTokenOptions,
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000)
  return signToken(
    { secret, kind: 'at+jwt', audience: channel },
    { sub: String(user_id), sid: session_id, iat },
    new Date((iat + ACCESS_TOKEN_LIFETIME_S) * 1000),
  )
}

/**
 * @returns undefined for a token that is forged, of another channel, expired, or of another algorithm (`none` included)
 */
export async function readAccessToken(
  token: string,
  { secret, channel, now }: AccessTokenOptions,
): Promise<AccessClaims | undefined> {
  const claims = await readToken({ secret, kind: 'at+jwt', audience: channel, now }, token, ClaimsSchema)
  return claims && { user_id: Number(claims.sub), session_id: claims.sid }
}
