import type { CallInput } from '#contract/index.ts'
import type { User } from '#contract/shapes/user.ts'
import { ask, type Told } from '#src/stores/calls/ask.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { memberResource } from './member.ts'

/** Changes the member's own data. A new address waits beside the old one until its code was typed in. */
export async function changeMember(body: CallInput<'PUT /v1/me/user'>['body']): Promise<Told<User>> {
  const end = await ask(loadApi, (api) => api.call('PUT /v1/me/user', { body }))
  if (end.state === 'failed') return end
  memberResource.update(() => end.value)
  return end
}

export function changePassword(body: CallInput<'PUT /v1/me/password'>['body']) {
  return ask(loadApi, (api) => api.call('PUT /v1/me/password', { body }))
}

/** Has a code mailed to a member without a password, to be typed in place of the password. */
export function requestProofCode() {
  return ask(loadApi, (api) => api.call('POST /v1/me/proof-code'))
}
