import { isTokenExpired } from '#src/rules/session/token-expiry.ts'
import { getAccessToken } from './access-token.ts'
import { onBrowserMount } from '#src/stores/page/on-browser-mount.ts'
import { getPendingLogin } from './pending-login.ts'
import { $session, type Session, SESSION_KEY } from './session-state.ts'

export { $session, type Session } from './session-state.ts'

// `storage` events tell the other tabs, and a page kept for «back» checks again: its member may be gone.
onBrowserMount($session, () => {
  void checkSession()
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) void checkSession()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void checkSession()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
})

/**
 * Works out who this is. A valid stored token needs no call, and a visitor without one is a guest. Only an expired
 * token is refreshed (behaviour 4.5). Offline the session stays what it was.
 */
export async function checkSession(): Promise<void> {
  const token = getAccessToken()
  const pending = getPendingLogin()
  if (!token) {
    const isLost = $session.get().state === 'refresh-failed'
    $session.set(
      pending?.state === 'mfa' ? toSession(pending) : { state: isLost ? 'refresh-failed' : 'guest' },
    )
  } else if (isTokenExpired(token, Date.now())) {
    const { renewSession } = await import('./renew-session.ts')
    await renewSession().catch(() => undefined)
  } else if (pending?.state === 'unregistered' && pending.user_id === token.user_id) {
    $session.set(toSession(pending))
  } else {
    $session.set({ state: 'member', user_id: token.user_id })
  }
}

function toSession({ state, user_id }: { state: 'mfa' | 'unregistered'; user_id: number }): Session {
  return { state, user_id }
}
