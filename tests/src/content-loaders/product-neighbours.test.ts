import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Product } from '#contract/shapes/product.ts'
import type { Settings } from '#contract/shapes/settings.ts'
import { productLoader } from '#src/content-loaders/product-loader.ts'
import { createRenderContext } from '#src/site/create-render-context.server.ts'
import { runInContext } from '#src/site/render-context.server.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  // So many that shelves hold more than a product and the one after it.
  shop = await openTestShop({ product_count: 40 })
  // The wire ends in the real API.
  vi.stubGlobal('fetch', async (request: Request) => shop.app.fetch(request))
})
afterAll(() => shop.close())

const BESIDE = 'moto:beside:'

/** Every product's own page: what it recommends, and its tags. */
async function loadPages() {
  const settings = await shop.read<Settings>('settings/front')
  const site = { name: 'moto', origin: 'https://shop.test', channel: 'moto' }
  const context = createRenderContext(site, 'http://api.test', settings, TEST_NOW)
  const { data } = await shop.read<{ data: Product[] }>('products?per=100')
  return runInContext(context, () =>
    Promise.all(
      data.map(async ({ key }) => {
        const found = await productLoader.loadEntry({ collection: 'x', filter: { id: key } })
        if (!found || 'error' in found) throw new Error(`No page of ${key}`)
        const { recommend = [] } = found.data as unknown as Product
        return { key, shown: recommend.map((one) => one.key), tags: found.cacheHint?.tags ?? [] }
      }),
    ),
  )
}

test('whoever recommends a product would have been found by what it says of its place, had it just come', async () => {
  const pages = await loadPages()
  // The eighth stands where the one after it stood before.
  const pairs = pages.flatMap((page) =>
    page.shown.slice(0, 7).map((key) => [page, pages.find((one) => one.key === key)!] as const),
  )
  expect(pairs.length).toBeGreaterThan(0)
  for (const [page, comer] of pairs) {
    const beside = comer.tags
      .filter((tag) => tag.startsWith(BESIDE))
      .map((tag) => `moto:${tag.slice(BESIDE.length)}`)
    expect(
      page.tags.some((tag) => beside.includes(tag)),
      `${page.key} shows ${comer.key}`,
    ).toBe(true)
  }
})
