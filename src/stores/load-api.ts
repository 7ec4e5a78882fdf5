import type { Api } from '#src/api/call-input.ts'
import { toNetworkError } from '#src/rules/call-failure.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { getLeavingSignal } from './leaving.ts'
import { reportMaintenance } from './maintenance.ts'

let api: Promise<Api> | undefined

/** The client of this page, loaded when first needed: content pages carry no ky before intent (HOUSE §6). */
export function loadApi(): Promise<Api> {
  api ??= import('#src/api/create-api.ts').then(
    ({ createApi }) =>
      createApi({
        base: getSite().api,
        on_maintenance: reportMaintenance,
        read_signal: getLeavingSignal,
      }),
    (error: unknown) => {
      // A chunk that failed once may load the next time; for the shopper it is the connection that failed.
      api = undefined
      throw toNetworkError('The API client did not load.', error)
    },
  )
  return api
}
