import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toCallFailure } from '#src/rules/calls/call-failure.ts'
import { toStateProvider } from '#src/rules/session/login-providers.ts'
import { toSafeRedirect } from '#src/rules/page/safe-redirect.ts'
import { setSharedDevice } from './access-token.ts'
import { ask } from '#src/stores/calls/ask.ts'
import { loadOpenApi } from '#src/stores/calls/load-open-api.ts'
import { getPendingLogin, setPendingLogin } from './pending-login.ts'
import { checkSession, $session } from './session.ts'
import { acceptLogin, type SignInEnd } from './sign-in.ts'
import { getWantedPage, wantPage } from './wanted-page.ts'

/**
 * Sends the browser to a provider to log in there (behaviour 4.11). The wanted page goes along and comes back with it.
 * @returns why it did not go; null when it is on its way
 */
export async function beginSocialLogin(
  provider: string,
  is_shared_device: boolean,
): Promise<CallFailure | null> {
  setSharedDevice(is_shared_device)
  const redirect_to = getWantedPage()
  const query = {
    ...(redirect_to !== null && { redirect_to }),
    ...(is_shared_device && { is_shared_device: '1' as const }),
  }
  const told = await ask(loadOpenApi, (api) =>
    api.call('GET /v1/auth/{provider}/redirect', { params: { provider }, query }),
  )
  if (told.state === 'failed') return told.failure
  const url = new URL(told.value.url)
  // A `javascript:` address would run here as our own code.
  if (!/^https?:$/.test(url.protocol)) throw new Error(`A provider cannot be at ${url.protocol}`)
  location.assign(url.href)
  return null
}

export type SocialLoginEnd = SignInEnd | { state: 'no-provider' } | { state: 'done-before' }

/**
 * What the provider sent back with the browser. Its code works once: a member who comes back to the page was here
 * before.
 */
export async function finishSocialLogin(said: URLSearchParams): Promise<SocialLoginEnd> {
  const type = toStateProvider(said.get('state'))
  if (type === null) return { state: 'no-provider' }
  try {
    const api = await loadOpenApi()
    const query = Object.fromEntries(said)
    const { body, redirect } = await api.call('GET /v1/auth/{type}/callback', { params: { type }, query })
    const wanted = toSafeRedirect(redirect, location.origin)
    if (wanted !== null) wantPage(wanted)
    const end = await acceptLogin(body)
    if (end.state === 'unregistered') askForAddress()
    return end
  } catch (error) {
    const failure = toCallFailure(error)
    if (failure.kind === 'refused' && failure.code === 'auth.callback.state_mismatch') {
      await checkSession()
      if ($session.get().state === 'member') return { state: 'done-before' }
    }
    return { state: 'failed', failure }
  }
}

/** The provider vouched for no address, so one is asked for and proved on the page to verify. */
function askForAddress(): void {
  const pending = getPendingLogin()
  if (pending?.state === 'unregistered') setPendingLogin({ ...pending, is_new: true, email: null })
}
