import { forgetAccessToken } from './access-token.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { noteLostMember } from './lost-member.ts'
import { setPendingLogin } from './pending-login.ts'
import { announceSession } from './session-state.ts'
import { rememberWantedPage } from './wanted-page.ts'

/** Behaviour 4.7: where a visitor goes whose session ended during a request. */
export const LOST_SESSION_PATH = '/login/?re=1'

/** A call was refused and the session cannot be renewed: goes to the login page, and from there back to this one. */
export function loseSession(): void {
  noteLostMember()
  forgetAccessToken()
  setPendingLogin(null)
  announceSession({ state: 'refresh-failed' })
  // A page for members has heard of it, and its guard is going to the same place.
  if (location.pathname === '/login/' || document.documentElement.dataset['guard'] === 'member') return
  rememberWantedPage()
  goTo(LOST_SESSION_PATH)
}
