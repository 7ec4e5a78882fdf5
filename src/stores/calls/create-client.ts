import type { Api } from '#src/api/call-input.ts'
import type { ApiOptions } from '#src/api/create-api.ts'
import { toNetworkError } from '#src/rules/calls/call-failure.ts'
import { leaveInvalidChannel } from '#src/site/error-screens.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { getKeycodeToken } from '#src/stores/gate/keycode-pass.ts'
import { getLeavingSignal } from './leaving.ts'
import { trackTask } from '#src/stores/page/loading.ts'

/**
 * A client of the page's shop. Its script is loaded when first needed. @throws a NetworkError when it cannot be loaded
 */
export async function createClient(
  session: Pick<ApiOptions, 'token_source' | 'on_unauthorized'>,
): Promise<Api> {
  const { createApi } = await import('#src/api/create-api.ts').catch((error: unknown) => {
    throw toNetworkError('The API client did not load.', error)
  })
  const client = createApi({
    base: getSite().api,
    keycode_token: getKeycodeToken,
    on_keycode_required: () =>
      leave(async () => (await import('#src/site/keycode-gate.ts')).leaveForKeycode()),
    on_maintenance: (words) =>
      leave(async () => (await import('#src/stores/gate/maintenance.ts')).reportMaintenance(words)),
    on_channel_missing: leaveInvalidChannel,
    read_signal: getLeavingSignal,
    ...session,
  })
  return { call: (name, ...rest) => trackTask(name, () => client.call(name, ...rest)) }
}

/** Code that leads away from a page is loaded only then. When it cannot be loaded, the page says what failed. */
async function leave(go: () => Promise<void>): Promise<void> {
  await go().catch(() => {})
}
