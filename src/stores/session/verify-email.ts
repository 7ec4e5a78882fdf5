import { ask } from '#src/stores/calls/ask.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { getPendingLogin, setPendingLogin } from './pending-login.ts'
import { acceptLogin, type SignInEnd } from './sign-in.ts'

/** The code of the mail. `is_new`: a registration is complete now. */
export async function verifyEmail(verify_code: string): Promise<SignInEnd & { is_new: boolean }> {
  const pending = getPendingLogin()
  const is_new = pending?.state === 'unregistered' && pending.is_new === true
  const end = await ask(loadApi, (api) => api.call('POST /v1/email-verify/check', { body: { verify_code } }))
  return { ...(end.state === 'told' ? await acceptLogin(end.value) : end), is_new }
}

/** Requests a fresh code: to another address if one is given, else to the last one. */
export async function requestEmailCode(email = getCodeAddress() ?? undefined) {
  const told = await ask(loadApi, (api) =>
    api.call('POST /v1/email-verify/request', { body: email ? { email } : {} }),
  )
  const pending = getPendingLogin()
  if (told.state === 'told' && email && pending?.state === 'unregistered') {
    setPendingLogin({ ...pending, email })
  }
  return told
}

/**
 * Where the awaited code goes: null when no address is known yet, undefined for the address of the registration.
 */
export function getCodeAddress(): string | null | undefined {
  const pending = getPendingLogin()
  return pending?.state === 'unregistered' ? pending.email : undefined
}
