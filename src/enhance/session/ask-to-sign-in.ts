import { goTo } from '#src/stores/page/go-to.ts'
import { $session, checkSession, type Session } from '#src/stores/session/session.ts'
import { rememberWantedPage } from '#src/stores/session/wanted-page.ts'

/** For actions of members only: others are led to the login, and come back to this page afterwards. */
export async function askToSignIn(): Promise<Session['state']> {
  const state = await getSessionState()
  if (state === 'guest' || state === 'refresh-failed') {
    rememberWantedPage()
    goTo('/login/')
  } else if (state !== 'member') goTo('/verify/')
  return state
}

/** Who this is, once it is known. */
export async function getSessionState(): Promise<Session['state']> {
  if ($session.get().state === 'unknown') await checkSession()
  return $session.get().state
}
