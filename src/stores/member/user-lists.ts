import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { makeChange } from '#src/stores/calls/ask.ts'
import { getPageKey } from '#src/stores/page/page-key.ts'

/** Own lists of favourites, the default first. */
export const userListsResource = createResource(
  async (api) => (await api.call('GET /v1/me/user-lists', { query: { per: 'all' } })).body.data,
)

/** The list a page is about, with what is in it. */
export const userListResource = createResource(async (api) => {
  const resourceKey = getPageKey('/mypage/list/{resourceKey}')
  const query = { is_listables: true }
  return (await api.call('GET /v1/me/user-lists/{resourceKey}', { params: { resourceKey }, query })).body
})

/** Removes products (`Product.id`) from one list; the answer is the list as it is then. */
export function detachFromList(resourceKey: string, ids: number[]): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('PATCH /v1/me/user-lists/{resourceKey}/detach', {
      params: { resourceKey },
      body: { table: 'products', ids },
    })
    await userListResource.load()
  })
}

/** Puts products back into the default list, e.g. when one was removed by mistake. */
export function attachToList(ids: number[]): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('PATCH /v1/me/user-lists/attach', { body: { table: 'products', ids } })
    await userListResource.load()
  })
}
