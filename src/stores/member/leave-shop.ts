import type { CallInput } from '#contract/index.ts'
import { ask } from '#src/stores/calls/ask.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { forgetSignIn } from '#src/stores/session/sign-in.ts'

/** Leaves the shop; what this browser keeps of the member is deleted too (behaviour 4.13). */
export async function leaveShop(body: CallInput<'DELETE /v1/me/user'>['body']) {
  const end = await ask(loadApi, (api) => api.call('DELETE /v1/me/user', { body }))
  if (end.state === 'told') forgetSignIn()
  return end
}
