import { atom } from 'nanostores'
import { getCookie } from './cookie.ts'
import { onBrowserMount } from './on-browser-mount.ts'

/** Who is shopping (spec §4 Session). `unknown` until the first check; the unregistered are sent to /verify. */
export type Session =
  | { state: 'unknown' }
  | { state: 'guest' }
  | { state: 'mfa'; user_id: number }
  | { state: 'unregistered'; user_id: number }
  | { state: 'member'; user_id: number }
  | { state: 'refresh-failed' }

/** Spec §3 «Stored cookies». */
export const ACCESS_TOKEN_COOKIE = 'access_token'

export const $session = atom<Session>({ state: 'unknown' })

onBrowserMount($session, () => checkSession())

/** Without a token a visitor is a guest, and no call is needed to know it. */
export function checkSession(): void {
  if (getCookie(ACCESS_TOKEN_COOKIE) === null) $session.set({ state: 'guest' })
}
