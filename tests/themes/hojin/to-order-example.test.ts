import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserShop, openBrowserShop } from '#tests/support/browser-shop.ts'
import { toOrderExample } from '#themes/hojin/parts/to-order-example.ts'

let shop: BrowserShop
beforeAll(async () => {
  shop = await openBrowserShop([
    { unit_price: 1_000, stock: 0 },
    { unit_price: 1_000, stock: 4 },
    { unit_price: 1_000, stock: 6 },
    { unit_price: 1_000, stock: 90 },
  ])
})
afterAll(() => shop.close())

test('The example of ordering by number is taken as it stands', async () => {
  shop.startVisit()
  const { data } = await shop.call('GET /v1/products', { query: {} })
  const example = toOrderExample(data)
  expect(example.split('\n')).toHaveLength(2)
  const desk = await import('#src/stores/cart/quick-order.ts')
  desk.openQuickOrder(example)
  await desk.orderLines()
  expect(desk.$quickOrder.get()).toMatchObject({ added: { lines: 2, pieces: 7 } })
})
