import { onTestFinished, expect, test } from 'vitest'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { demoBundle, demoSite, openWorkshop, type Workshop } from '#tests/publisher/open-workshop.ts'

const now = new Date('2026-07-01T03:00:00Z')
const article = (key: string, title: string) => ({
  title,
  tags: [`demo:news:${key}`, 'demo:in:news-lists', `demo:facts:${key}`],
})
const list = (keys: string[]) => ({
  title: `お知らせ ${keys.join()}`,
  tags: ['demo:news-lists', ...keys.map((key) => `demo:news:${key}`)],
})
const pages = () => ({
  '/': { title: '店', tags: ['demo:news-lists'] },
  '/404/': { title: 'ページが見つかりません', status: 404 },
  '/news/': list(['a']),
  '/news/a/': article('a', '夏季休業'),
  '/guide/': { title: 'ご利用ガイド' },
})

async function openSitePublishers(): Promise<
  Workshop & { publisher: ReturnType<typeof createSitePublishers>; errors: unknown[] }
> {
  const workshop = await openWorkshop(pages())
  await workshop.publish()
  const errors: unknown[] = []
  const publisher = createSitePublishers({
    store: workshop.store,
    sites: [{ site: demoSite, bundle: demoBundle, api: workshop.api.base }],
    clock: () => now,
    onError: (error) => errors.push(error),
    reconcile_ms: 1e9,
  })
  onTestFinished(() => publisher.close())
  return { ...workshop, publisher, errors }
}

const toDelivery = (id: string, version = 0) => ({ id, sites: ['demo'], version })

async function readLive({ store }: Workshop, path: string) {
  const document = await store
    .site('demo')
    .openView((await store.site('demo').getLive())!.id)
    .get(path)
  return document && String(await store.site('demo').blobs.readPlain(document))
}

test('An edited title is live on its page and in the list that shows it, and nothing else is touched', async () => {
  const shop = await openSitePublishers()
  const before = (await shop.store.site('demo').getLive())!
  shop.api.edit('news', 'a', () => {
    shop.api.content.pages['/news/a/'] = article('a', '冬季休業')
    shop.api.content.pages['/news/'] = { ...list(['a']), body: '冬季休業' }
    shop.api.content.pages['/guide/'] = { title: 'nobody announced this' }
  })
  const receipt = await shop.publisher.deliver(toDelivery('1', 2))
  expect(receipt).toMatchObject({
    failed: [],
    sites: [{ site: 'demo', pages: 2, url: `${demoSite.origin}/news/a/` }],
  })
  expect(await readLive(shop, '/news/a/')).toContain('冬季休業')
  expect(await readLive(shop, '/guide/')).toContain('ご利用ガイド')
  expect(await shop.store.site('demo').getLive()).toMatchObject({
    content_version: 2,
    stats: { pages: before.stats.pages },
  })
})

test('A new article appears at its address, in the lists and in the sitemap; a deleted one goes', async () => {
  const shop = await openSitePublishers()
  const { api, publisher } = shop
  api.edit('news', 'b', () => {
    api.content.pages['/news/b/'] = article('b', '新製品')
    api.content.pages['/news/'] = list(['b', 'a'])
  })
  await publisher.deliver(toDelivery('1', 2))
  expect(await readLive(shop, '/news/b/')).toContain('新製品')
  expect(await readLive(shop, '/news/')).toContain('b,a')
  expect(await readLive(shop, '/sitemap-0.xml')).toContain('/news/b/')

  api.edit('news', 'a', () => {
    delete api.content.pages['/news/a/']
    api.content.pages['/news/'] = list(['b'])
  })
  await publisher.deliver(toDelivery('2', 3))
  expect(await readLive(shop, '/news/a/')).toBeUndefined()
  expect(await readLive(shop, '/news/')).not.toContain('b,a')
  expect(await readLive(shop, '/sitemap-0.xml')).not.toContain('/news/a/')
})

test('A list that grows by a page gets it, and one that shrinks loses it', async () => {
  const shop = await openSitePublishers()
  const { api, publisher } = shop
  api.edit('news', 'b', () => {
    api.content.pages['/news/b/'] = article('b', '新製品')
    api.content.pages['/news/page/2/'] = list(['a'])
  })
  await publisher.deliver(toDelivery('1'))
  expect(await readLive(shop, '/news/page/2/')).toContain('お知らせ a')
  api.edit('news', 'b', () => {
    delete api.content.pages['/news/b/']
    delete api.content.pages['/news/page/2/']
  })
  await publisher.deliver(toDelivery('2'))
  expect(await readLive(shop, '/news/page/2/')).toBeUndefined()
})

test('A storm of events in any order, each twice, ends as the shop is and in few releases', async () => {
  const shop = await openSitePublishers()
  const { api, publisher } = shop
  const first = (await shop.store.site('demo').getLive())!.id
  const deliveries = Array.from({ length: 100 }, (_, index) => {
    api.edit('news', 'a', () => void (api.content.pages['/news/a/'] = article('a', `第${index}報`)))
    return toDelivery(`storm-${index}`, api.content.version)
  })
  const shuffled = [...deliveries.toReversed(), ...deliveries]
  const receipts = await Promise.all(shuffled.map((delivery) => publisher.deliver(delivery)))
  expect(receipts.flatMap(({ failed }) => failed)).toEqual([])
  expect(await readLive(shop, '/news/a/')).toContain('第99報')
  expect((await shop.store.site('demo').getLive())!.id - first).toBeLessThan(5)
  // The same event again is answered from the books.
  const again = await publisher.deliver(deliveries[0]!)
  expect(receipts).toContainEqual(again)
})

test('An event nobody sent is made good when the shop is asked', async () => {
  const shop = await openSitePublishers()
  shop.api.edit('news', 'a', () => void (shop.api.content.pages['/news/a/'] = article('a', '黙って直した')))
  await shop.publisher.reconcile()
  expect(await readLive(shop, '/news/a/')).toContain('黙って直した')
})

test('A page that cannot be rendered keeps its last good version; the others go live and the receipt says so', async () => {
  const shop = await openSitePublishers()
  shop.api.edit('news', 'a', () => {
    shop.api.content.pages['/news/a/'] = { ...article('a', '壊れた'), error: 'title is not text' }
    shop.api.content.pages['/news/'] = { ...list(['a']), body: '新しい一覧' }
  })
  const receipt = await shop.publisher.deliver(toDelivery('1'))
  expect(receipt.failed).toEqual([{ site: 'demo', path: '/news/a/', reason: 'title is not text' }])
  expect(await readLive(shop, '/news/a/')).toContain('夏季休業')
  expect(await readLive(shop, '/news/')).toContain('新しい一覧')
  // It is tried again without anybody saying so.
  shop.api.content.pages['/news/a/'] = article('a', '直った')
  await shop.publisher.reconcile()
  expect(await readLive(shop, '/news/a/')).toContain('直った')
})

test('While the API is down everything stays live, the event is kept, and the next try publishes it', async () => {
  const shop = await openSitePublishers()
  shop.api.edit('news', 'a', () => void (shop.api.content.pages['/news/a/'] = article('a', '復旧後')))
  shop.api.intercept((_, response) => {
    response.writeHead(500).end()
    return true
  })
  const failed = await shop.publisher.deliver(toDelivery('1'))
  expect(failed.sites).toEqual([])
  expect(failed.failed).toMatchObject([{ site: 'demo' }])
  expect(await readLive(shop, '/news/a/')).toContain('夏季休業')
  shop.api.intercept(undefined)
  expect(await shop.publisher.deliver(toDelivery('1'))).toMatchObject({ failed: [], sites: [{ pages: 1 }] })
  expect(await readLive(shop, '/news/a/')).toContain('復旧後')
})

test('A publish under way when the site is rolled back does not take it along', async () => {
  const shop = await openSitePublishers()
  const live = (await shop.store.site('demo').getLive())!.id
  shop.api.edit('news', 'a', () => void (shop.api.content.pages['/news/a/'] = article('a', '巻き戻しの最中')))
  shop.api.intercept((request) => {
    if (!request.url?.includes('pages.json')) return false
    // The embedded store has switched when this returns; no store lets an older release overtake a pin.
    void shop.store.site('demo').switchLive(live, live)
    return false
  })
  await shop.publisher.deliver(toDelivery('1'))
  expect((await shop.store.site('demo').getLive())!.id).toBe(live)
  expect(await readLive(shop, '/news/a/')).toContain('夏季休業')
})

test('The page for unknown addresses is renewed like any page that shows a change', async () => {
  const shop = await openSitePublishers()
  const unknown = { title: 'ありません', status: 404, tags: ['demo:news:a'] }
  shop.api.edit('settings', '', () => void (shop.api.content.pages['/404/'] = unknown))
  await shop.publisher.deliver(toDelivery('1'))
  shop.api.edit('news', 'a', () => void (shop.api.content.pages['/404/'] = { ...unknown, body: '夏季休業' }))
  await shop.publisher.deliver(toDelivery('2'))
  expect(await readLive(shop, '/404.html')).toContain('夏季休業')
})

test('A setting may show anywhere: the whole site is published', async () => {
  const shop = await openSitePublishers()
  shop.api.edit(
    'settings',
    'SITE.NAME',
    () => void (shop.api.content.pages['/guide/'] = { title: '新しい名前' }),
  )
  await shop.publisher.deliver(toDelivery('1'))
  expect(await readLive(shop, '/guide/')).toContain('新しい名前')
})

test('A site that was rolled back stays where it is, and takes what came meanwhile when it is let go', async () => {
  const shop = await openSitePublishers()
  const live = (await shop.store.site('demo').getLive())!.id
  await shop.store.site('demo').switchLive(live, live)
  shop.api.edit('news', 'a', () => void (shop.api.content.pages['/news/a/'] = article('a', '後から')))
  const receipt = await shop.publisher.deliver(toDelivery('1'))
  expect(receipt.failed[0]?.reason).toContain('stays at release')
  expect((await shop.store.site('demo').getLive())!.id).toBe(live)
  await shop.store.site('demo').switchLive(live)
  await shop.publisher.reconcile()
  expect(await readLive(shop, '/news/a/')).toContain('後から')
})
