import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { KEYCODE_COOKIE, KEYCODE_HEADER } from '#contract/keycode-names.ts'

/** The pass a request brings, unchecked: what a script sends, else what the browser holds for links and pictures. */
export function readKeycodeToken(c: Context): string | null {
  return c.req.header(KEYCODE_HEADER)?.trim() || getCookie(c, KEYCODE_COOKIE) || null
}
