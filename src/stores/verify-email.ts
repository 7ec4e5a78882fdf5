import { ask } from './ask.ts'
import { loadApi } from './load-api.ts'
import { getPendingLogin } from './pending-login.ts'
import { acceptLogin, type SignInEnd } from './sign-in.ts'

/** The code of the mail. `is_new`: what began as a registration is complete now. */
export async function verifyEmail(verify_code: string): Promise<SignInEnd & { is_new: boolean }> {
  const pending = getPendingLogin()
  const is_new = pending?.state === 'unregistered' && pending.is_new === true
  const end = await ask(loadApi, (api) => api.call('POST /v1/email-verify/check', { body: { verify_code } }))
  return { ...(end.state === 'told' ? await acceptLogin(end.value) : end), is_new }
}

/** Has a fresh code sent, to another address if one is given. */
export function requestEmailCode(email?: string) {
  return ask(loadApi, (api) => api.call('POST /v1/email-verify/request', { body: email ? { email } : {} }))
}
