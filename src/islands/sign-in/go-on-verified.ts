import { setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import type { SignInEnd } from '#src/stores/session/sign-in.ts'
import { goOn } from './go-on.ts'

/** After an address was proved: a new member is welcomed, whoever changed the address goes on. */
export function goOnVerified(end: Exclude<SignInEnd, { state: 'failed' }> & { is_new: boolean }): void {
  if (end.state === 'member' && end.is_new) return goTo('/register/complete/')
  setNextFlash({ code: 'session.email_verified' })
  goOn(end, '/mypage/')
}
