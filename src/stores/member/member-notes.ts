import { makeChange } from '#src/stores/calls/ask.ts'
import { $session, checkSession } from '#src/stores/session/session.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

const LAST_SEARCH = 'noren.noted_search'

async function isMember(): Promise<boolean> {
  if ($session.get().state === 'unknown') await checkSession()
  return $session.get().state === 'member'
}

/** Keeps a member's search. Behaviour 8.6: only one that is more than spaces. Turning its pages is the same search. */
export async function noteMemberSearch(search: URLSearchParams): Promise<void> {
  const { q = '', page: _page, sort: _sort, ...params } = Object.fromEntries(search)
  const word = q.trim()
  if (word === '' || !(await isMember())) return
  const noted = JSON.stringify([word, params])
  if (getStored('session', LAST_SEARCH) === noted) return
  setStored('session', LAST_SEARCH, noted)
  await makeChange(async (api) => {
    await api.call('POST /v1/product-search-histories', { body: { q: word, params } })
  })
}

/** Keeps that a member looks at a product. */
export async function noteMemberProduct(id: number): Promise<void> {
  if (!(await isMember())) return
  await makeChange(async (api) => {
    await api.call('POST /v1/product-histories', { body: { product_ids: [id] } })
  })
}

/** Marks news as read by a member. */
export async function noteReadNews(readable_id: number): Promise<void> {
  if (!(await isMember())) return
  await makeChange(async (api) => void (await api.call('POST /v1/news/readables', { body: { readable_id } })))
}
