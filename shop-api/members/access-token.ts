import { jwtVerify, SignJWT } from 'jose'
import { JOSEError } from 'jose/errors'

/** Whom an access token is of: the subject claim is the user id (behaviour 4.14). */
export interface AccessClaims {
  user_id: number
  session_id: number
}

export interface AccessTokenOptions {
  /** The channel's own (`passes/load-secret.ts`), so that no token opens another shop. */
  secret: string
  channel: string
  now: Date
}

/** Seconds an access token is good for; the refresh token outlives it. */
export const ACCESS_TOKEN_LIFETIME_S = 30 * 60
const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'

export function createAccessToken(claims: AccessClaims, options: AccessTokenOptions): Promise<string> {
  const issued_at = Math.floor(options.now.getTime() / 1000)
  return new SignJWT({ sid: claims.session_id })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(String(claims.user_id))
    .setAudience(options.channel)
    .setIssuedAt(issued_at)
    .setExpirationTime(issued_at + ACCESS_TOKEN_LIFETIME_S)
    .sign(new TextEncoder().encode(options.secret))
}

/** @returns undefined for a token that is forged, foreign, over, or of another algorithm (`none` included) */
export async function readAccessToken(
  token: string,
  { secret, channel, now }: AccessTokenOptions,
): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      audience: channel,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'sid'],
    })
    const claims = { user_id: Number(payload.sub), session_id: Number(payload['sid']) }
    return Number.isInteger(claims.user_id) && Number.isInteger(claims.session_id) ? claims : undefined
  } catch (error) {
    if (error instanceof JOSEError) return undefined
    throw error
  }
}
