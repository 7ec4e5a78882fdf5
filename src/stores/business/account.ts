import { createResource } from '#src/stores/calls/create-resource.ts'

/** The company the member buys for; null for none. */
export const businessAccountResource = createResource(
  async (api) => (await api.call('GET /v1/me/business-account')).body.account,
)
