import type { Api } from '#src/api/call-input.ts'
import { getAccessToken } from '#src/stores/session/access-token.ts'
import { createClient } from './create-client.ts'

let api: Promise<Api> | undefined

/**
 * The client of this page, loaded when first needed: content pages load no ky before a visitor acts (architecture
 * «Budgets»).
 */
export function loadApi(): Promise<Api> {
  api ??= createClient({
    token_source: {
      get: getAccessToken,
      refresh: async () => (await import('#src/stores/session/renew-session.ts')).renewSession(),
    },
    on_unauthorized: () =>
      void import('#src/stores/session/lose-session.ts').then(({ loseSession }) => loseSession()),
  }).catch((error: unknown) => {
    // A chunk that failed once may load the next time. For the shopper it is the connection that failed.
    api = undefined
    throw error
  })
  return api
}
