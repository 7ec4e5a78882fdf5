import { toCallFailure } from '#src/rules/calls/call-failure.ts'
import { isTokenExpired } from '#src/rules/session/token-expiry.ts'
import { forgetAccessToken, getAccessToken, setAccessToken, type StoredToken } from './access-token.ts'
import { loadOpenApi } from '#src/stores/calls/load-open-api.ts'
import { noteLostMember } from './lost-member.ts'
import { getPendingLogin, setPendingLogin } from './pending-login.ts'
import { announceSession } from './session-state.ts'
import { withLock } from '#src/stores/calls/with-lock.ts'

/**
 * A fresh access token by the refresh cookie; one refresh in flight for all tabs, the others find its token here.
 * A session the API no longer knows ends silently (behaviour 4.7); a bad connection ends nothing.
 *
 * @returns null when the session is over
 * @throws what the wire threw when it is not known whether the session stands
 */
export function renewSession(): Promise<StoredToken | null> {
  const before = getAccessToken()?.access_token
  return withLock('refresh', async () => {
    const known = getAccessToken()
    if (!known) return null
    if (known.access_token !== before && !isTokenExpired(known, Date.now())) return known
    const api = await loadOpenApi()
    try {
      const { body } = await api.call('POST /v1/auth/refresh')
      setAccessToken(body, Date.now())
      const renewed = getAccessToken()
      if (!renewed) return endSession()
      const is_registered = body.is_registered_member ?? true
      if (is_registered) setPendingLogin(null)
      else if (getPendingLogin()?.state !== 'unregistered')
        setPendingLogin({ state: 'unregistered', user_id: renewed.user_id })
      announceSession({ state: is_registered ? 'member' : 'unregistered', user_id: renewed.user_id })
      return renewed
    } catch (error) {
      if (toCallFailure(error).kind !== 'refused') throw error
      return endSession()
    }
  })
}

function endSession(): null {
  noteLostMember()
  forgetAccessToken()
  setPendingLogin(null)
  announceSession({ state: 'refresh-failed' })
  return null
}
