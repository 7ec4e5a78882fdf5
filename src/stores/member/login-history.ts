import { createResource } from '#src/stores/calls/create-resource.ts'
import { getPageNumber, toPageList } from '#src/stores/calls/page-list.ts'

/** Own logins, newest first. */
export const loginHistoryResource = createResource(async (api) =>
  toPageList(await api.call('GET /v1/me/login-histories', { query: { page: getPageNumber() } })),
)
