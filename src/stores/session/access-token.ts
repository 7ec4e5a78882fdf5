import type { Login } from '#contract/shapes/session.ts'
import { getCookie, removeCookie, setCookie } from '#src/stores/page/cookie.ts'

/** Cookies of this browser (behaviour 4.14). */
const TOKEN_COOKIE = 'access_token'
const EXPIRY_COOKIE = 'expires_at'
/** Set on a shared device: everything of the login is deleted with the browser session. */
const SHARED_COOKIE = 'shared_device'
/** Longer than any refresh token is valid: an old token here only means that a refresh is tried once. */
const KEPT_DAYS = 400

export interface StoredToken {
  access_token: string
  /** Milliseconds since 1970 at which the API stops accepting it. */
  expires_at_ms: number
  user_id: number
}

/** The token of this browser's login, expired or not; null for a guest. */
export function getAccessToken(): StoredToken | null {
  const access_token = getCookie(TOKEN_COOKIE)
  const user_id = access_token && readSubject(access_token)
  if (!access_token || !user_id) return null
  return { access_token, user_id, expires_at_ms: Number(getCookie(EXPIRY_COOKIE)) || 0 }
}

/** Stores the tokens of a login. Expiry is counted from now, because the clocks of shop and shopper may differ. */
export function setAccessToken(login: Login, now_ms: number): void {
  if (login.access_token === null) return
  const until = isSharedDevice() ? undefined : new Date(now_ms + KEPT_DAYS * 86_400_000)
  setCookie(TOKEN_COOKIE, login.access_token, until)
  setCookie(EXPIRY_COOKIE, String(now_ms + (login.expires_in ?? 0) * 1000), until)
}

export function forgetAccessToken(): void {
  for (const cookie of [TOKEN_COOKIE, EXPIRY_COOKIE, SHARED_COOKIE]) removeCookie(cookie)
}

export function isSharedDevice(): boolean {
  return getCookie(SHARED_COOKIE) !== null
}

export function setSharedDevice(is_shared: boolean): void {
  if (is_shared) setCookie(SHARED_COOKIE, '1')
  else removeCookie(SHARED_COOKIE)
}

/** Behaviour 4.14: the token's subject claim is the user id. It is read, not verified: the API verifies it. */
function readSubject(token: string): number | null {
  try {
    const [, payload = ''] = token.split('.')
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown }
    const user_id = Number(claims.sub)
    return Number.isInteger(user_id) && user_id > 0 ? user_id : null
  } catch {
    return null
  }
}
