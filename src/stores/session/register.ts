import type { Registration } from '#contract/shapes/user.ts'
import { loadOpenApi } from '#src/stores/calls/load-open-api.ts'
import { getPendingLogin, setPendingLogin } from './pending-login.ts'
import { finishSignIn, type SignInEnd, toCart } from './sign-in.ts'

/**
 * Registers a member; the guest's cart comes along. Where addresses are verified, the code of the mail is still
 * missing.
 */
export async function registerMember(typed: Registration): Promise<SignInEnd> {
  const end = await finishSignIn((api) => api.call('POST /v1/users', { body: { ...typed, ...toCart() } }))
  const pending = getPendingLogin()
  if (end.state === 'unregistered' && pending?.state === 'unregistered')
    setPendingLogin({ ...pending, is_new: true })
  return end
}

/** The form's first values: the shop's own defaults. @throws what the network call threw */
export async function loadBlankMember(): Promise<object> {
  const api = await loadOpenApi()
  return (await api.call('GET /v1/users/dummy')).body
}
