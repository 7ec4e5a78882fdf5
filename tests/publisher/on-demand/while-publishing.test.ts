import { expect, test, vi } from 'vitest'
import { isRendered } from '#publisher/store/stored-document.ts'
import { stats, storePage, toRelease } from '../store/demo-release.ts'
import { type LazyShop, openLazyShop, product } from './open-lazy-shop.ts'

const isLive = async ({ store }: LazyShop, path: string) => {
  const document = await store
    .site('demo')
    .openView((await store.site('demo').getLive())!.id)
    .get(path)
  return document === undefined ? 'gone' : isRendered(document) ? 'rendered' : 'left out'
}

test('A page somebody asked for is renewed and dropped by events like any other', async () => {
  const shop = await openLazyShop()
  const { api, deliver, get } = shop
  await get('/product/a/')
  api.edit('product', 'a', () => void (api.content.pages['/product/a/'] = product('a', 'チェーン 2.0')))
  expect(await deliver('1', 2)).toMatchObject({ failed: [], sites: [{ site: 'demo' }] })
  expect(await shop.readLive('/product/a/')).toContain('チェーン 2.0')
  expect((await get('/product/a/')).text).toContain('チェーン 2.0')
  api.edit('product', 'a', () => delete api.content.pages['/product/a/'])
  await deliver('2', 3)
  expect((await get('/product/a/')).status).toBe(404)
  expect(await shop.readLive('/sitemap-0.xml')).not.toContain('/product/a/')
})

test('An edited product that nobody asked for renews the lists it stands in; a deleted one goes', async () => {
  const shop = await openLazyShop()
  const { api, deliver } = shop
  api.edit('product', 'b', () => {
    api.content.pages['/product/b/'] = product('b', 'ブレーキ 2.0')
    api.content.pages['/product/'] = { title: '商品一覧 a,b 2.0,c', tags: ['demo:product-lists'] }
  })
  await deliver('1', 2)
  expect(await shop.readLive('/product/')).toContain('b 2.0')
  expect(await shop.readLive('/product/b/')).toContain('ブレーキ 2.0')
  api.edit('product', 'c', () => {
    delete api.content.pages['/product/c/']
    api.content.pages['/product/'] = { title: '商品一覧 a,b 2.0', tags: ['demo:product-lists'] }
  })
  await deliver('2', 3)
  expect([await isLive(shop, '/product/c/'), await isLive(shop, '/product/a/')]).toEqual(['gone', 'left out'])
  expect(await shop.readLive('/product/')).not.toContain(',c')
  expect(await shop.readLive('/sitemap-0.xml')).not.toContain('/product/c/')
})

test('While the shop is published pages are served; the new release leaves them to be asked for again', async () => {
  const shop = await openLazyShop()
  await shop.get('/product/a/')
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.holdUntil(promise)
  shop.api.content.pages['/product/b/'] = product('b', 'ブレーキ 2.0')
  const publishing = shop.publish()
  await vi.waitFor(() => expect(shop.countReadings()).toBeGreaterThan(1), { timeout: 30_000 })
  shop.holdUntil(undefined)
  const [served, kept] = [await shop.get('/product/b/'), await shop.get('/product/a/')]
  expect([served.status, kept.status]).toEqual([200, 200])
  resolve()
  const { release } = await publishing
  expect((await shop.store.site('demo').getLive())!.id).toBe(release)
  expect([await isLive(shop, '/product/a/'), await isLive(shop, '/product/b/')]).toEqual([
    'left out',
    'left out',
  ])
  expect((await shop.get('/product/b/')).text).toContain('ブレーキ 2.0')
})

test('A publish that fails takes nothing of what was asked for meanwhile', async () => {
  const shop = await openLazyShop()
  const { store } = shop
  const live = (await store.site('demo').getLive())!
  const draft = await store.site('demo').beginRelease(toRelease())
  const page = { ...(await storePage(store, '/product/a/', 'rendered meanwhile')), tags: ['demo:product:a'] }
  expect(await store.site('demo').completePage(live.id, page)).toBe(true)
  expect([
    await isLive(shop, '/product/a/'),
    (await store.site('demo').openView(draft.id).get('/product/a/'))?.hash,
  ]).toEqual(['rendered', ''])
  await draft.abandon()
  expect(
    (
      await store
        .site('demo')
        .openView(live.id + 5)
        .get('/product/a/')
    )?.hash,
  ).toBe(page.hash)
  expect(await shop.readLive('/product/a/')).toBe('rendered meanwhile')
})

test('A page rendered before a change and kept after it was looked for is not taken along by the release', async () => {
  const shop = await openLazyShop()
  const { store } = shop
  const live = (await store.site('demo').getLive())!
  const draft = await store.site('demo').beginRelease(toRelease())
  const old = await storePage(store, '/product/a/', 'as it was before')
  await store.site('demo').completePage(live.id, old)
  await draft.put([await storePage(store, '/', 'changed')])
  await draft.finish(stats)
  expect(await isLive(shop, '/product/a/')).toBe('left out')
  // In a draft that finds the product gone, no row of it stays behind.
  const next = await store.site('demo').beginRelease(toRelease())
  await store.site('demo').completePage(draft.id, old)
  await next.remove(['/product/a/'])
  await next.finish(stats)
  expect(await isLive(shop, '/product/a/')).toBe('gone')
  expect((await store.site('demo').openView(draft.id).get('/product/a/'))?.hash).toBe(old.hash)
  expect((await store.site('demo').getHead())?.id).toBe(next.id)
})

test('Visitors and editors at once: every page is served, and all ends as the API is', async () => {
  const shop = await openLazyShop()
  const { api, deliver, get } = shop
  const deliveries: Promise<unknown>[] = []
  const statuses = new Set<number>()
  for (let turn = 1; turn <= 12; turn += 1) {
    const key = ['a', 'b', 'c'][turn % 3]!
    api.edit('product', key, () => void (api.content.pages[`/product/${key}/`] = product(key, `版 ${turn}`)))
    deliveries.push(deliver(`${turn}`, api.content.version))
    const answers = await Promise.all(['a', 'b', 'c'].map((one) => get(`/product/${one}/`)))
    answers.forEach(({ status }) => statuses.add(status))
  }
  await Promise.all(deliveries)
  await shop.publisher.reconcile()
  expect([[...statuses], shop.errors]).toEqual([[200], []])
  for (const key of ['a', 'b', 'c']) {
    const { text } = await get(`/product/${key}/`)
    expect(text).toContain(api.content.pages[`/product/${key}/`]!.title)
  }
  expect((await shop.store.site('demo').listReleases()).length).toBeGreaterThan(1)
})
