import { ask } from '#src/stores/calls/ask.ts'
import { loadOpenApi } from '#src/stores/calls/load-open-api.ts'

/** Ends the lock of an account by the link of the mail. */
export function unlockAccount(unlockToken: string) {
  return ask(loadOpenApi, (api) => api.call('GET /v1/auth/unlock/{unlockToken}', { params: { unlockToken } }))
}
