import { createHash } from 'node:crypto'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { JOSEError } from 'jose/errors'
import * as z from 'zod/mini'

/**
 * What a token is for. It stands in the token's header (RFC 8725 §3.11), so that one kind is never taken for another,
 * though all kinds of a channel are signed with one secret.
 */
type TokenKind =
  | 'at+jwt'
  | 'device+jwt'
  | 'keycode+jwt'
  | 'order+jwt'
  | 'preview+jwt'
  | 'tags+jwt'
  | 'verdict+jwt'

export interface TokenUse {
  /** The channel's own secret (`load-secret.ts`), so that no token opens another shop. */
  secret: string
  kind: TokenKind
  audience?: string
}

const ALGORITHM = 'HS256'

/** A JWT. Whoever holds it can read its claims: nothing secret belongs in them. */
export function signToken({ secret, kind, audience }: TokenUse, claims: JWTPayload, expires_at: Date) {
  const draft = new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: kind })
    .setExpirationTime(Math.floor(expires_at.getTime() / 1000))
  if (audience !== undefined) draft.setAudience(audience)
  return draft.sign(toKey(secret))
}

/**
 * @returns undefined for a token that is forged, of another channel, expired, of another kind or another algorithm
 * (`none` included)
 */
export async function readToken<Claims>(
  { secret, kind, audience, now }: TokenUse & { now: Date },
  token: string,
  schema: z.ZodMiniType<Claims>,
): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, toKey(secret), {
      algorithms: [ALGORITHM],
      typ: kind,
      currentDate: now,
      requiredClaims: ['exp'],
      ...(audience !== undefined && { audience }),
    })
    return schema.safeParse(payload).data
  } catch (error) {
    if (error instanceof JOSEError) return undefined
    throw error
  }
}

/**
 * Names a secret in a token without revealing it: a password's hash, another token. After the secret changed, tokens
 * that name the old one are useless.
 */
export function toFingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url').slice(0, 16)
}

const toKey = (secret: string) => new TextEncoder().encode(secret)
