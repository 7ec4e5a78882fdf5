import { KEYCODE_COOKIE } from '#contract/keycode-names.ts'
import type { KeycodePass } from '#contract/shapes/keycode.ts'
import { getCookie, removeCookie, setCookie } from '#src/stores/page/cookie.ts'

/**
 * The pass of a closed shop in this browser, checked or not; null without one. It is a cookie, because the origin reads
 * it too.
 */
export function getKeycodeToken(): string | null {
  return getCookie(KEYCODE_COOKIE)
}

export function keepKeycodePass({ keycode_token, expires_at }: KeycodePass): void {
  setCookie(KEYCODE_COOKIE, keycode_token, new Date(expires_at))
}

export function forgetKeycodePass(): void {
  removeCookie(KEYCODE_COOKIE)
}
