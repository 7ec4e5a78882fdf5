import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { makeChange } from '#src/stores/calls/ask.ts'
import { dropEntry, getPageNumber, toPageList } from '#src/stores/calls/page-list.ts'

/** Bookmarked products, newest first. */
export const bookmarksResource = createResource(async (api) =>
  toPageList(await api.call('GET /v1/me/bookmarks', { query: { page: getPageNumber() } })),
)

export function removeBookmark(id: number): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('DELETE /v1/me/bookmarks/{id}', { params: { id } })
    dropEntry(bookmarksResource, id)
  })
}

/** Bookmarks a product (`Product.id`); repeating it changes nothing. */
export function addBookmark(product_id: number): Promise<CallFailure | null> {
  return makeChange(async (api) => void (await api.call('POST /v1/me/bookmarks', { body: { product_id } })))
}
