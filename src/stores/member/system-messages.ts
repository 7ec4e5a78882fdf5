import { createResource } from '#src/stores/calls/create-resource.ts'
import { getPageKey } from '#src/stores/page/page-key.ts'
import { getPageNumber, toPageList } from '#src/stores/calls/page-list.ts'

/** Messages of the shop, newest first. */
export const systemMessagesResource = createResource(async (api) =>
  toPageList(await api.call('GET /v1/me/system-messages', { query: { page: getPageNumber() } })),
)

/** The message a page is about; reading it marks it as read. */
export const systemMessageResource = createResource(async (api) => {
  const resourceKey = getPageKey('/mypage/message-center/{resourceKey}')
  return (await api.call('GET /v1/me/system-messages/{resourceKey}', { params: { resourceKey } })).body
})
