import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { makeChange } from '#src/stores/calls/ask.ts'
import { dropEntry, getPageNumber, toPageList } from '#src/stores/calls/page-list.ts'

/** Products the member looked at, last first. */
export const productHistoryResource = createResource(async (api) =>
  toPageList(await api.call('GET /v1/me/product-histories', { query: { page: getPageNumber() } })),
)

export function removeProductHistory(id: number): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('DELETE /v1/me/product-histories/{id}', { params: { id } })
    dropEntry(productHistoryResource, id)
  })
}

/** Own searches, newest first. */
export const searchHistoryResource = createResource(async (api) =>
  toPageList(await api.call('GET /v1/me/product-search-histories', { query: { page: getPageNumber() } })),
)

export function removeSearchHistory(id: number): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('DELETE /v1/me/product-search-histories/{id}', { params: { id } })
    dropEntry(searchHistoryResource, id)
  })
}

/** Products the member wants to be told about when they are back. */
export const productRequestsResource = createResource(async (api) =>
  toPageList(await api.call('GET /v1/me/product-request-histories', { query: { page: getPageNumber() } })),
)

/** Behaviour 3.5: it is removed from the list and the total is one lower. */
export function removeProductRequest(id: number): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('DELETE /v1/me/product-request-histories/{id}', { params: { id } })
    dropEntry(productRequestsResource, id)
  })
}
