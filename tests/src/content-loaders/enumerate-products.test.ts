import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Settings } from '#contract/shapes/settings.ts'
import { enumeratePaths } from '#src/content-loaders/enumerate-paths.ts'
import { productLoader } from '#src/content-loaders/product-loader.ts'
import { createRenderContext } from '#src/site/create-render-context.server.ts'
import type { LeftOutPage } from '#src/site/left-out-page.ts'
import { runInContext } from '#src/site/render-context.server.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

let shop: TestShop
let settings: Settings
beforeAll(async () => {
  shop = await openTestShop()
  settings = await shop.read<Settings>('settings/front')
  vi.stubGlobal('fetch', async (request: Request) => shop.app.fetch(request))
})
afterAll(() => shop.close())

const site = { name: 'moto', origin: 'https://shop.test', channel: 'moto' }
const open = () => createRenderContext(site, 'http://api.test', settings, TEST_NOW)
const productPage = /^\/product\/([^/]+)\/$/

async function enumerate(prebuilt: number | null) {
  const addresses: string[] = []
  const left_out: LeftOutPage[] = []
  for await (const batch of enumeratePaths(open(), prebuilt)) {
    addresses.push(...batch.addresses)
    left_out.push(...batch.left_out)
  }
  const products = addresses.filter((address) => productPage.test(address) && !address.includes('/_/'))
  return { addresses, products, left_out }
}

test('What is left out and what is rendered are together all pages of the shop, none twice', async () => {
  const whole = await enumerate(null)
  expect(whole.left_out).toEqual([])
  expect(whole.products.length).toBeGreaterThan(3)
  for (const prebuilt of [0, 2, 1_000]) {
    const { addresses, products, left_out } = await enumerate(prebuilt)
    expect(products).toHaveLength(Math.min(prebuilt, whole.products.length))
    expect([...addresses, ...left_out.map(({ address }) => address)].sort()).toEqual(whole.addresses.sort())
  }
})

test('The newest products are the ones that are rendered', async () => {
  const newest = await shop.read<{ data: { key: string }[] }>('products?sort=new&per=2')
  const { products } = await enumerate(2)
  expect(products.sort()).toEqual(newest.data.map(({ key }) => `/product/${key}/`).sort())
})

test('A page that is left out is said to stand in the lists its own page will name, and to be as old', async () => {
  const { left_out } = await enumerate(0)
  expect(left_out.length).toBeGreaterThan(6)
  for (const page of left_out) {
    const key = decodeURIComponent(/^\/product\/([^/]+)\//.exec(page.address)?.[1] ?? '')
    const found = await runInContext(open(), () =>
      productLoader.loadEntry({ collection: 'products', filter: { id: key } }),
    )
    if (!found || 'error' in found) throw new Error(`no product ${key}`)
    const { tags = [], lastModified } = found.cacheHint ?? {}
    expect(page.tags).toEqual(tags.filter((tag) => tag.startsWith('moto:in:')).sort())
    expect(Date.parse(page.last_modified ?? '')).toBe(Math.floor(lastModified!.getTime() / 1000) * 1000)
    expect(page.is_indexed).toBe(!page.address.endsWith('.md'))
  }
})
