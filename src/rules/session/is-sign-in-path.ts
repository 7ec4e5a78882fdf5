/** Pages a login leads over: where somebody logs in, registers, asks for a lost word, proves an address, or mends a password. */
const SIGN_IN_PATH = /^\/(?:login|login_sync|register|reminder|verify|oauth|mypage\/password)\//

/** Whether a page belongs to a login, so that whoever is on it has not given it up. */
export function isSignInPath(path: string): boolean {
  return SIGN_IN_PATH.test(path)
}
