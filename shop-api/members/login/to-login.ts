import type { Login } from '#contract/shapes/session.ts'
import type { AnswerCookie } from '#shop-api/http/served-call.ts'
import { ACCESS_TOKEN_LIFETIME_S } from './access-token.ts'
import type { MemberSettings } from '#shop-api/members/account/member-settings.ts'
import type { UserRow } from '#shop-api/members/account/user-row.ts'

/** What every way of logging in ends in. */
export interface LoginAnswer {
  body: Login
  cookies: AnswerCookie[]
}

/** How many mails may come back before the member is asked for another address. */
const MAX_MAIL_ERRORS = 3

interface Occasion {
  settings: MemberSettings
  now: Date
}

export function toLogin(user: UserRow, access_token: string, { settings, now }: Occasion): Login {
  return {
    access_token,
    expires_in: ACCESS_TOKEN_LIFETIME_S,
    expires_at: new Date(now.getTime() + ACCESS_TOKEN_LIFETIME_S * 1000).toISOString(),
    user_id: user.id,
    is_registered_member: user.is_registered_member,
    has_password_expired: hasPasswordExpired(user, settings, now),
    has_mail_error_count_over: user.mail_error_count >= MAX_MAIL_ERRORS,
    is_verify: false,
  }
}

function hasPasswordExpired(user: UserRow, { password_expiry_days }: MemberSettings, now: Date): boolean {
  if (password_expiry_days === null || user.password_hash === null) return false
  const changed_at = user.password_changed_at ?? user.created_at
  return now.getTime() - changed_at.getTime() >= password_expiry_days * 24 * 60 * 60 * 1000
}
