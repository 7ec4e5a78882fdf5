import { createResource } from '#src/stores/calls/create-resource.ts'

/** The member's own data. */
export const memberResource = createResource(async (api) => (await api.call('GET /v1/me/user')).body)
