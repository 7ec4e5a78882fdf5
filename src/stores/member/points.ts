import { createResource } from '#src/stores/calls/create-resource.ts'
import { getPageNumber, toPageList } from '#src/stores/calls/page-list.ts'

/** What a member can spend. */
export const pointResource = createResource(async (api) => (await api.call('GET /v1/me/points')).body)

/** How points came and went, newest first. */
export const pointHistoryResource = createResource(async (api) =>
  toPageList(await api.call('GET /v1/me/point-histories', { query: { page: getPageNumber() } })),
)
