import { ask } from '#src/stores/calls/ask.ts'
import { loadOpenApi } from '#src/stores/calls/load-open-api.ts'
import { forgetSignIn } from '#src/stores/session/sign-in.ts'

/** Takes back a new address, by the link that was mailed to the old one. It ends the login in this browser. */
export async function undoNewEmail(token: string) {
  const end = await ask(loadOpenApi, (api) => api.call('POST /v1/email-undo', { body: { token } }))
  if (end.state === 'told') forgetSignIn()
  return end
}
