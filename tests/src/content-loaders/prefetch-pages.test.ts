import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Settings } from '#contract/shapes/settings.ts'
import { prefetchPages, toProduct } from '#src/content-loaders/prefetch-pages.ts'
import { productListLoader } from '#src/content-loaders/product-list-loader.ts'
import { productLoader } from '#src/content-loaders/product-loader.ts'
import { createRenderContext } from '#src/site/create-render-context.server.ts'
import { runInContext } from '#src/site/render-context.server.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

let shop: TestShop
let settings: Settings
let keys: string[]
/** Addresses asked for, without the channel's. */
const asked: string[] = []
let isAway = false
beforeAll(async () => {
  // Three pages of everything, of some categories two.
  shop = await openTestShop({ product_count: 40 })
  settings = await shop.read<Settings>('settings/front')
  keys = (await shop.read<{ data: { key: string }[] }>('products?per=3')).data.map(({ key }) => key)
  // The wire ends in the real API.
  vi.stubGlobal('fetch', async (request: Request) => {
    if (isAway) throw new TypeError('fetch failed')
    asked.push(request.url.replace(/^.*?\/v1\//, ''))
    return shop.app.fetch(request)
  })
})
beforeEach(() => void asked.splice(0))
afterAll(() => shop.close())

const site = { name: 'moto', origin: 'https://shop.test', channel: 'moto' }

/** What the pages of these products show, read as a publish reads them. */
function loadAfterPrefetch(wanted: string[]) {
  const context = createRenderContext(site, 'http://api.test', settings, TEST_NOW)
  return runInContext(context, () => {
    prefetchPages(wanted.map((key) => `/product/${key}/`))
    return Promise.all(wanted.map((id) => productLoader.loadEntry({ collection: 'x', filter: { id } })))
  })
}

test('the products of a batch of pages are read in one call', async () => {
  const found = await loadAfterPrefetch(keys)
  expect(found.map((one) => one && 'data' in one && one.data.key)).toEqual(keys)
  expect(asked.filter((url) => url.startsWith('products'))).toHaveLength(1)
})

test('pages of a list are read in one call, and each is the page that is read alone', async () => {
  const load = (paths: string[], category: string | null, pages: number[]) =>
    runInContext(createRenderContext(site, 'http://api.test', settings, TEST_NOW), () => {
      prefetchPages(paths)
      return Promise.all(
        pages.map((page) => productListLoader.loadEntry({ collection: 'x', filter: { category, page } })),
      )
    })
  const tree = await shop.read<{ data: { key: string }[] }>('categories/hierarchy?table=products')
  const lists = [null, ...tree.data.map(({ key }) => key)]
  for (const category of lists) {
    const first = category === null ? '/product/' : `/category/${category}/`
    const alone = await Promise.all([1, 2, 3].map(async (page) => (await load([], category, [page]))[0]))
    if (category === null) expect(alone.at(-1)).toHaveProperty('data.paging.current_page', 3)
    asked.splice(0)
    const together = await load([first, `${first}page/2/`, `${first}page/3/`], category, [1, 2, 3])
    expect([category, together]).toEqual([category, alone])
    expect(asked.filter((url) => url.startsWith('products?'))).toHaveLength(1)
    asked.splice(0)
    await load([`${first}page/2/`], category, [2])
    expect(asked.filter((url) => url.startsWith('products?'))).toEqual([expect.stringContaining('per=15')])
  }
})

test('one that is gone by then is asked for by itself, and nobody else is concerned', async () => {
  const [first, ...others] = await loadAfterPrefetch([...keys, 'gone'])
  expect(first).toHaveProperty('data.key', keys[0])
  expect(others.at(-1)).toBeUndefined()
  expect(asked.filter((url) => url.startsWith('products/'))).toEqual([
    expect.stringMatching(/^products\/gone\?/),
  ])
})

test('a batch that cannot be read troubles no page that has its product already', async () => {
  const context = createRenderContext(site, 'http://api.test', settings, TEST_NOW)
  const [id = ''] = keys
  await runInContext(context, async () => {
    const load = () => productLoader.loadEntry({ collection: 'x', filter: { id } })
    expect(await load()).toHaveProperty('data.key', id)
    isAway = true
    prefetchPages([`/product/${id}/`])
    // A refusal that nobody hears ends the process that renders, and this test.
    await new Promise((resolve) => setTimeout(resolve, 50))
    isAway = false
    expect(await load()).toHaveProperty('data.key', id)
  })
})

test('a product asked for in full and answered without its variations is refused, not taken for a summary', async () => {
  const { data } = await shop.read<{ data: object[] }>('products?is_detail=true')
  expect(data.map(toProduct).every(({ product_model }) => product_model.products.length > 0)).toBe(true)
  const [first] = data
  const { product_model: _, ...broken } = first as { product_model: unknown }
  expect(() => toProduct(broken, 3)).toThrow(/^GET \/v1\/products answered data\[3\]\.product_model: /)
})
