import { createHash, randomBytes } from 'node:crypto'
import type { AnswerCookie } from './served-call.ts'
import { SECURE_COOKIE_PREFIX, type Visitor } from './visitor.ts'

interface Place {
  channel: { name: string }
  visitor: Visitor
}

/** What one browser holds in a cookie of this channel, to prove later that it was this browser. */
export function readVisitorKey(kind: string, { channel, visitor }: Place): string | null {
  return visitor.cookies[toCookieName(kind, channel.name, visitor)] || null
}

export function createVisitorKey(): string {
  return randomBytes(24).toString('base64url')
}

/**
 * Gives a browser its key; never one that speaks for another site's page.
 * @param max_age seconds; undefined for as long as the browser is open
 */
export function giveVisitorKey(
  kind: string,
  { channel, visitor }: Place,
  key: string,
  max_age?: number,
): AnswerCookie[] {
  if (!visitor.is_same_origin) return []
  const name = toCookieName(kind, channel.name, visitor)
  return [{ name, value: key, ...(max_age !== undefined && { max_age }) }]
}

/** What the database keeps of a key: whoever reads it there cannot use it. */
export function hashVisitorKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

function toCookieName(kind: string, channel: string, { is_secure }: Visitor): string {
  return `${is_secure ? SECURE_COOKIE_PREFIX : ''}${kind}_${channel}`
}
