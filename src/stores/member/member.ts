import { createResource } from '#src/stores/calls/create-resource.ts'

/** The member's own data (spec §3 User). */
export const memberResource = createResource(async (api) => (await api.call('GET /v1/me/user')).body)
