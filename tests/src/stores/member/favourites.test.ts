import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tellPage } from '#tests/support/install-browser.ts'
import { type MemberBrowser, openMemberBrowser } from '#tests/support/open-member-browser.ts'

let shop: MemberBrowser
beforeAll(async () => {
  shop = await openMemberBrowser([{ unit_price: 1_000, stock: 5 }])
})
beforeEach(() => shop.startMemberVisit('/product/goods-1/'))
afterAll(() => shop.close())

async function openPage() {
  vi.resetModules()
  const page = {
    ...(await import('#src/stores/member/favourites.ts')),
    ...(await import('#src/stores/member/user-lists.ts')),
  }
  page.$favourites.listen(() => undefined)
  return page
}

test('a heart is shown at once and stands in the default list', async () => {
  const page = await openPage()
  const end = page.toggleFavourite('goods-1', true)
  expect(page.$favourites.get()['goods-1']).toBe(true)
  expect(await end).toBeNull()
  page.userListsResource.$state.listen(() => undefined)
  await vi.waitFor(() =>
    expect(page.userListsResource.$state.get()).toMatchObject({
      state: 'ready',
      value: [{ is_default: true, count: 1 }],
    }),
  )
})

test('a heart the shop refuses is taken back, and the shop says why', async () => {
  const page = await openPage()
  const failure = await page.toggleFavourite('no-such-goods', true)
  expect(failure).toMatchObject({ kind: 'refused', status: 404 })
  expect(page.$favourites.get()['no-such-goods']).toBeUndefined()
})

test('what another tab marked is marked here', async () => {
  const page = await openPage()
  tellPage('storage', {
    key: 'noren.favourite',
    newValue: JSON.stringify({ product: 'goods-1', is_favorite: true }),
  })
  expect(page.$favourites.get()['goods-1']).toBe(true)
})

test('what the API says of a product does not undo a heart pressed meanwhile', async () => {
  const page = await openPage()
  await page.toggleFavourite('goods-1', true)
  page.noteFavourites([{ key: 'goods-1', is_favorite: false }])
  expect(page.$favourites.get()['goods-1']).toBe(true)
})
