import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 bits that nobody guesses, fit for a cookie or a link. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a token is stored: what is in the database opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Six digits to type off a mail. */
export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** A million codes are tried in no time, so their digest is keyed. @param ticket what the code belongs to */
export function hashCode(secret: string, ticket: string, code: string): string {
  return createHmac('sha256', secret).update(`${ticket} ${code}`).digest('base64url')
}

export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
