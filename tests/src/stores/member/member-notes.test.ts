import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type MemberBrowser, openMemberBrowser } from '#tests/support/open-member-browser.ts'

let shop: MemberBrowser
beforeAll(async () => {
  shop = await openMemberBrowser([{ unit_price: 1_000, stock: 5 }])
})
beforeEach(() => shop.startMemberVisit('/product/?q=x'))
afterAll(() => shop.close())

const POST = 'POST /v1/product-search-histories'
const countPosts = () => shop.wire.calls.filter((call) => call === POST).length

async function openPage() {
  vi.resetModules()
  return {
    ...(await import('#src/stores/member/member-notes.ts')),
    ...(await import('#src/stores/member/member-histories.ts')),
  }
}

test('a search of nothing but spaces is never posted (behaviour 8.6)', async () => {
  const { noteMemberSearch } = await openPage()
  await noteMemberSearch(new URLSearchParams({ q: '　 ' }))
  await noteMemberSearch(new URLSearchParams({ category: 'brake' }))
  expect(countPosts()).toBe(0)
})

test('turning the pages of a search posts it once, other filters are another search', async () => {
  const { noteMemberSearch, searchHistoryResource } = await openPage()
  await noteMemberSearch(new URLSearchParams({ q: ' チェーン ' }))
  await noteMemberSearch(new URLSearchParams({ q: 'チェーン', page: '2' }))
  await noteMemberSearch(new URLSearchParams({ q: 'チェーン', sort: 'new' }))
  expect(countPosts()).toBe(1)
  await noteMemberSearch(new URLSearchParams({ q: 'チェーン', in_stock: '1' }))
  expect(countPosts()).toBe(2)
  searchHistoryResource.$state.listen(() => undefined)
  await vi.waitFor(() =>
    expect(searchHistoryResource.$state.get()).toMatchObject({
      state: 'ready',
      value: {
        data: [
          { q: 'チェーン', params: { in_stock: '1' } },
          { q: 'チェーン', params: {} },
        ],
      },
    }),
  )
})

test('a deleted search goes from the list, and the total is one lower', async () => {
  const { noteMemberSearch, searchHistoryResource, removeSearchHistory } = await openPage()
  await noteMemberSearch(new URLSearchParams({ q: 'オイル' }))
  await noteMemberSearch(new URLSearchParams({ q: 'チェーン' }))
  searchHistoryResource.$state.listen(() => undefined)
  await vi.waitFor(() => expect(searchHistoryResource.$state.get().state).toBe('ready'))
  const before = searchHistoryResource.$state.get()
  const [first] = before.state === 'ready' ? before.value.data : []
  expect(await removeSearchHistory(first!.id)).toBeNull()
  expect(searchHistoryResource.$state.get()).toMatchObject({
    value: { data: [{ q: 'オイル' }], paging: { total: 1 } },
  })
})
