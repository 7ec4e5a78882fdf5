import { expect, test } from 'vitest'
import { useBrowserShop, openPage } from '#tests/support/browser-shop.ts'
import { ADDRESS } from '#tests/support/selling-shop.ts'

const shop = await useBrowserShop([{ unit_price: 1_000, stock: 100 }])

/** A page with five pieces of one product for the first of three destinations. */
async function openThreeDestinations() {
  const page = await openPage()
  const product_id = shop.product_ids[0] ?? 0
  await page.addProduct({ product_id, quantity: 5 })
  const key = page.$cartView.get()!.detail.shippings[0]!.key
  expect(await page.setAddress({ key, address: ADDRESS })).toBeNull()
  for (let more = 0; more < 2; more += 1) expect(await page.addDestination({ address: ADDRESS })).toBeNull()
  const keys = page.$cartView.get()!.detail.shippings.map((shipping) => shipping.key)
  const [a = '', b = '', c = ''] = keys
  const readShares = () =>
    Object.fromEntries(
      page.$cartView.get()!.detail.products.map(({ shipping_key, quantity }) => [shipping_key, quantity]),
    )
  return { page, product_id, keys: { a, b, c }, readShares }
}

test('Pieces are shared out, shared out anew and taken back, and their number stays', async () => {
  const { page, product_id, keys, readShares } = await openThreeDestinations()
  const { a, b, c } = keys
  expect(await page.shareProduct(product_id, { [a]: 2, [b]: 2, [c]: 1 })).toBeNull()
  expect(readShares()).toEqual({ [a]: 2, [b]: 2, [c]: 1 })
  expect(await page.shareProduct(product_id, { [a]: 0, [b]: 1, [c]: 4 })).toBeNull()
  expect(readShares()).toEqual({ [b]: 1, [c]: 4 })
  expect(await page.removeDestination(c, b)).toBeNull()
  expect(readShares()).toEqual({ [b]: 5 })
  expect(page.$cartView.get()!.detail.shippings.map(({ key }) => key)).toEqual([a, b])
})

test('A line that could not be shared out leaves the cart whole, and says why', async () => {
  const { page, product_id, keys, readShares } = await openThreeDestinations()
  const { a, b, c } = keys
  await page.shareProduct(product_id, { [a]: 3, [b]: 2, [c]: 0 })
  let divisions = 0
  shop.wire.current = (request, deliver) => {
    divisions += request.url.endsWith('/products/divide') ? 1 : 0
    return divisions === 2 ? Promise.reject(new TypeError('Failed to fetch')) : deliver()
  }
  // Two lines give pieces away, the second call never arrives.
  const failure = await page.shareProduct(product_id, { [a]: 1, [b]: 0, [c]: 4 })
  expect(failure?.kind).toBe('network')
  expect(readShares()).toEqual({ [a]: 1, [b]: 2, [c]: 2 })
})

test('The sender of a destination is named and forgotten again', async () => {
  const { page, keys } = await openThreeDestinations()
  const readSender = () => page.$cartView.get()!.detail.shippings.find(({ key }) => key === keys.b)?.sender
  expect(await page.setSender(keys.b, { ...ADDRESS, shipping_last_name: '田中' })).toBeNull()
  expect(readSender()).toMatchObject({ shipping_last_name: '田中' })
  expect(await page.setSender(keys.b, null)).toBeNull()
  expect(readSender()).toBeNull()
})
