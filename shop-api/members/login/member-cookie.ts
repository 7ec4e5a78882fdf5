import type { AnswerCookie } from '#shop-api/http/served-call.ts'
import { ApiError } from '#shop-api/http/api-error.ts'
import { SECURE_COOKIE_PREFIX, type Visitor } from '#shop-api/http/visitor.ts'
import { MEMBER_ERRORS } from '#src/text/session/member-errors.ts'

/**
 * `refresh`: the login of this browser. `ticket`: a login that waits for its code. `oauth`: a login under way at a
 * provider.
 */
export type MemberCookie = 'refresh' | 'ticket' | 'oauth'

/**
 * Of this channel only, and over https of this very host only: a shop beside it on the same address has its own.
 * The path is the whole origin, as the API is reached both at `/api/{channel}/` and at `/{channel}/`.
 */
function toCookieName(kind: MemberCookie, channel: string, { is_secure }: Visitor): string {
  return `${is_secure ? SECURE_COOKIE_PREFIX : ''}${kind}_${channel}`
}

interface Place {
  channel: { name: string }
  visitor: Visitor
}

export function readMemberCookie(kind: MemberCookie, { channel, visitor }: Place): string | null {
  return visitor.cookies[toCookieName(kind, channel.name, visitor)] || null
}

/**
 * No other site's page can set a cookie here: its visitor would be logged in as somebody else without noticing.
 * @param max_age seconds; undefined for as long as the browser is open
 */
export function setMemberCookie(
  kind: MemberCookie,
  { channel, visitor }: Place,
  value: string,
  max_age?: number,
): AnswerCookie[] {
  if (!visitor.is_same_origin) return []
  const name = toCookieName(kind, channel.name, visitor)
  return [{ name, value, ...(max_age !== undefined && { max_age }) }]
}

export function dropMemberCookie(kind: MemberCookie, { channel, visitor }: Place): AnswerCookie[] {
  return [{ name: toCookieName(kind, channel.name, visitor), value: '' }]
}

/** Checked before a cookie is used. @throws ApiError 403 for a request another site's page made */
export function requireSameOrigin({ visitor }: { visitor: Visitor }): void {
  if (visitor.is_same_origin) return
  throw new ApiError(403, { code: 'forbidden', message: MEMBER_ERRORS.foreign_origin })
}
