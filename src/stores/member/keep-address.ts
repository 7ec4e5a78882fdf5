import type { UserAddressInput } from '#contract/shapes/user-address.ts'
import { ask } from '#src/stores/calls/ask.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'

/** Adds an address typed during the checkout to the member's book. */
export function keepAddress(body: UserAddressInput) {
  return ask(loadApi, (api) => api.call('POST /v1/me/user-addresses', { body }))
}
