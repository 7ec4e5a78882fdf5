/**
 * Pages that belong to logging in: log in, register, recover a password or login name, prove an address, renew a
 * password.
 */
const SIGN_IN_PATH = /^\/(?:login|login_sync|register|reminder|verify|oauth|mypage\/password)\//

/** Whether a page belongs to logging in, so that a visitor on it has not given it up. */
export function isSignInPath(path: string): boolean {
  return SIGN_IN_PATH.test(path)
}
