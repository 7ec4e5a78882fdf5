import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type BrowserShop, openBrowserShop, openPage } from '#tests/support/browser-shop.ts'

let shop: BrowserShop
beforeAll(async () => {
  shop = await openBrowserShop([{ unit_price: 1_000, stock: 50 }])
})
beforeEach(() => shop.startVisit())
afterAll(() => shop.close())

/** Opens the cart page at an address and lets it add what the address asks for. */
async function openCartAt(search: string) {
  location.href = `https://shop.test/cart/${search}`
  vi.stubGlobal('history', window.history)
  const page = await openPage()
  const { addFromAddress } = await import('#src/islands/cart/add-from-address.ts')
  const added = addFromAddress()
  return { page, added, failure: await added }
}

test('A buy box sent as a plain form puts the product in once, and the address is clean at once', async () => {
  const { page, failure } = await openCartAt(`?product_id=${shop.product_ids[0]}&quantity=3`)
  expect(failure).toBeNull()
  expect(page.$cartView.get()?.lines).toMatchObject([{ quantity: 3 }])
  expect(location.search).toBe('')
})

test('Loading the cart page again adds nothing', async () => {
  await openCartAt(`?product_id=${shop.product_ids[0]}&quantity=2`)
  const again = await openCartAt(location.search)
  expect(again.added).toBeNull()
  await again.page.loadCart()
  expect(again.page.$cartView.get()?.count).toBe(2)
})

test('An address that names no product adds nothing; a quantity that is none counts as one', async () => {
  for (const search of ['', '?quantity=2', '?product_id=abc', '?product_id=-1', '?product_id=1e99']) {
    expect((await openCartAt(search)).added).toBeNull()
  }
  const { page } = await openCartAt(`?product_id=${shop.product_ids[0]}&quantity=many`)
  expect(page.$cartView.get()?.count).toBe(1)
})

test('More than the stock is refused in words', async () => {
  const { failure } = await openCartAt(`?product_id=${shop.product_ids[0]}&quantity=900`)
  expect(failure).toMatchObject({ kind: 'refused', code: 'cart.update_products.stock' })
})
