import type { CallInput } from '#contract/index.ts'
import type { User } from '#contract/shapes/user.ts'
import { ask, type Told } from './ask.ts'
import { loadApi } from './load-api.ts'
import { memberResource } from './member.ts'
import { takeOwnWay } from './own-way.ts'
import { setPendingLogin } from './pending-login.ts'
import { announceSession } from './session.ts'
import { forgetSignIn } from './sign-in.ts'

/** Changes the own data. A new address may have to be verified first: then the member is not registered for a while. */
export async function changeMember(body: CallInput<'PUT /v1/me/user'>['body']): Promise<Told<User>> {
  const end = await ask(loadApi, (api) => api.call('PUT /v1/me/user', { body }))
  if (end.state === 'failed') return end
  memberResource.update(() => end.value)
  const { id: user_id, is_registered_member } = end.value
  if (!is_registered_member) {
    takeOwnWay()
    setPendingLogin({ state: 'unregistered', user_id })
    announceSession({ state: 'unregistered', user_id })
  }
  return end
}

export function changePassword(body: CallInput<'PUT /v1/me/password'>['body']) {
  return ask(loadApi, (api) => api.call('PUT /v1/me/password', { body }))
}

/** Leaves the shop; what this browser keeps of the member goes too (spec §4). */
export async function leaveShop() {
  const end = await ask(loadApi, (api) => api.call('DELETE /v1/me/user'))
  if (end.state === 'told') forgetSignIn()
  return end
}
