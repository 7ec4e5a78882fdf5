import type { AnswerCookie } from '#shop-api/http/served-call.ts'
import { SECURE_COOKIE_PREFIX, type Visitor } from '#shop-api/http/visitor.ts'

/** A person works in several shops of the installation with one login, so the name says none. */
const toName = ({ is_secure }: Visitor) => `${is_secure ? SECURE_COOKIE_PREFIX : ''}staff`

export function readStaffCookie(visitor: Visitor): string | null {
  return visitor.cookies[toName(visitor)] || null
}

/**
 * No request that another site's page starts, not even by a link, is followed with the staff's cookie.
 * @param max_age seconds
 */
export function toStaffCookie(visitor: Visitor, token: string, max_age: number): AnswerCookie {
  return { name: toName(visitor), value: token, max_age, same_site: 'Strict' }
}

export function takeBackStaffCookie(visitor: Visitor): AnswerCookie {
  return { name: toName(visitor), value: '', same_site: 'Strict' }
}
