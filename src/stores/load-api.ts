import type { Api } from '#src/api/call-input.ts'
import type { ApiOptions } from '#src/api/create-api.ts'
import { toNetworkError } from '#src/rules/call-failure.ts'
import { leaveInvalidChannel } from '#src/site/error-screens.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { getAccessToken } from './access-token.ts'
import { getKeycodeToken } from './keycode-pass.ts'
import { getLeavingSignal } from './leaving.ts'
import { trackTask } from './loading.ts'

let api: Promise<Api> | undefined
let openApi: Promise<Api> | undefined

/** The client of this page, loaded when first needed: content pages carry no ky before intent (HOUSE §1). */
export function loadApi(): Promise<Api> {
  api ??= createClient({
    token_source: {
      get: getAccessToken,
      refresh: async () => (await import('./renew-session.ts')).renewSession(),
    },
    on_unauthorized: () => void import('./lose-session.ts').then(({ loseSession }) => loseSession()),
  }).catch((error: unknown) => {
    // A chunk that failed once may load the next time; for the shopper it is the connection that failed.
    api = undefined
    throw error
  })
  return api
}

/** A client that sends no bearer: for the calls a session is made by. */
export function loadOpenApi(): Promise<Api> {
  openApi ??= createClient({}).catch((error: unknown) => {
    openApi = undefined
    throw error
  })
  return openApi
}

async function createClient(session: Pick<ApiOptions, 'token_source' | 'on_unauthorized'>): Promise<Api> {
  const { createApi } = await import('#src/api/create-api.ts').catch((error: unknown) => {
    throw toNetworkError('The API client did not load.', error)
  })
  const client = createApi({
    base: getSite().api,
    keycode_token: getKeycodeToken,
    on_keycode_required: () =>
      leave(async () => (await import('#src/site/keycode-gate.ts')).leaveForKeycode()),
    on_maintenance: (words) => leave(async () => (await import('./maintenance.ts')).reportMaintenance(words)),
    on_channel_missing: leaveInvalidChannel,
    read_signal: getLeavingSignal,
    ...session,
  })
  return { call: (name, ...rest) => trackTask(name, () => client.call(name, ...rest)) }
}

/** What leads away from a page is loaded by none that stays; where it does not come, the page says what failed. */
async function leave(go: () => Promise<void>): Promise<void> {
  await go().catch(() => {})
}
