import { expect, onTestFinished, test } from 'vitest'
import { createSitePublisher } from '#publisher/changes/site-publisher.ts'
import { readLive } from '../faults/read-live.ts'
import { demoBundle, demoSite, openWorkshop } from '../open-workshop.ts'

const now = new Date('2026-07-01T03:00:00Z')
/** More than one renderer gets some of them, and each reads the shop by itself. */
const MANY = 40
const paths = Array.from({ length: MANY }, (_, at) => `/guide/${at}/`)

/** Every one of many pages shows the same piece of news. */
async function openShop() {
  const toPages = (title: string) => ({
    '/': { title: '店', tags: ['demo:other'] },
    '/404/': { title: '', status: 404 },
    ...Object.fromEntries(paths.map((path) => [path, { title, tags: ['demo:news:a'] }])),
  })
  const shop = await openWorkshop(toPages('初報'))
  await shop.publish()
  const { api, store } = shop
  const publisher = createSitePublisher(
    store,
    { site: demoSite, bundle: demoBundle, api: api.base },
    { clock: () => now },
  )
  onTestFinished(() => publisher.close())
  const save = (title: string) =>
    api.edit('news', 'a', () => Object.assign(api.content.pages, toPages(title)))
  /** Once the first renderer has read the shop, and `times` more as soon as that is read. */
  function meanwhile(work: (time: number) => void, times = 1) {
    let done = 0
    api.intercept((request, response) => {
      if (!request.url?.includes('pages.json') || done === times) return false
      done += 1
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(api.content.pages))
      work(done)
      return true
    })
  }
  const listTitles = async () => {
    const pages = await Promise.all(paths.map((path) => readLive(store, path)))
    return [...new Set(pages.map((page) => /<title>(.*)<\/title>/.exec(page ?? '')?.[1]))]
  }
  return { ...shop, publisher, save, meanwhile, listTitles }
}

test('No page of a release shows an edit that another lacks, saved while they were rendered', async () => {
  const shop = await openShop()
  shop.save('第二報')
  shop.meanwhile(() => shop.save('第三報'))
  const receipt = await shop.publisher.publish(2)
  expect(await shop.listTitles()).toEqual(['第三報'])
  expect(await shop.store.site('demo').getLive()).toMatchObject({ id: receipt.release, content_version: 3 })
})

test('The same holds for a whole publish', async () => {
  const shop = await openShop()
  shop.save('第二報')
  const half = Object.entries(shop.api.content.pages).splice(MANY / 2)
  const others = Array.from({ length: 100 }, (_, at) => [`/about/${at}/`, { title: 'その他' }] as const)
  for (const [path] of half) delete shop.api.content.pages[path]
  // Half of the guide in the first chunk and half in the second, which another renderer takes.
  Object.assign(shop.api.content.pages, Object.fromEntries([...others, ...half]))
  shop.meanwhile(() => shop.save('第三報'))
  const receipt = await shop.publish({ workers: 2 })
  expect(await shop.listTitles()).toEqual(['第三報'])
  expect(await shop.store.site('demo').getLive()).toMatchObject({ id: receipt.release, content_version: 3 })
})

test('A setting that is changed during a whole publish waits for the next; edits beside it show on all pages or none', async () => {
  const shop = await openShop()
  const { api } = shop
  const half = Object.entries(api.content.pages).splice(MANY / 2)
  const others = Array.from({ length: 100 }, (_, at) => [`/about/${at}/`, { title: 'その他' }] as const)
  for (const [path] of half) delete api.content.pages[path]
  Object.assign(api.content.pages, Object.fromEntries([...others, ...half]))
  shop.meanwhile(() => {
    shop.save('第二報')
    api.edit('settings', 'SITE.NAME', () => {})
  })
  await shop.publish({ workers: 2 })
  expect(await shop.listTitles()).toEqual(['第二報'])
  expect(await shop.store.site('demo').getLive()).toMatchObject({ content_version: 1 })
  await shop.publisher.publish(3)
  expect(await shop.store.site('demo').getLive()).toMatchObject({ content_version: 3 })
})

test('A whole publish renders cards again although the page they lead to knew the edit already', async () => {
  const shop = await openShop()
  const { api, store } = shop
  const toPages = (title: string) => ({
    '/': { title: '店' },
    '/404/': { title: '', status: 404 },
    '/news/b/': { title, tags: ['demo:news:b', `demo:looks:${Buffer.from(title).toString('hex')}`] },
    ...Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`/about/${at}/`, { title: 'その他' }])),
    // In the second chunk, which the first renderer takes.
    '/news/': { title: `一覧 ${title}`, tags: ['demo:news-cards:b'] },
  })
  api.content.pages = toPages('初報')
  await shop.publish({ workers: 2 })
  api.edit('news', 'b', () => (api.content.pages = toPages('第二報')))
  shop.meanwhile(() => api.edit('news', 'b', () => (api.content.pages = toPages('第三報'))))
  await shop.publish({ workers: 2 })
  expect(await readLive(store, '/news/b/')).toContain('第三報')
  expect(await readLive(store, '/news/')).toContain('第三報')
})

test('What was saved meanwhile and shows on none of the pages waits for its own round', async () => {
  const shop = await openShop()
  shop.save('第二報')
  shop.meanwhile(() =>
    shop.api.edit('news', 'z', () => {
      shop.api.content.pages['/news/z/'] = { title: '別の知らせ', tags: ['demo:news:z'] }
    }),
  )
  await shop.publisher.publish(2)
  expect(await readLive(shop.store, '/news/z/')).toBeUndefined()
  await shop.publisher.publish(3)
  expect(await readLive(shop.store, '/news/z/')).toContain('別の知らせ')
})

test('An editor who never stops does not keep a round from ending', async () => {
  const shop = await openShop()
  shop.save('第二報')
  shop.meanwhile((time) => shop.save(`続報${time}`), 1_000)
  await shop.publisher.publish(2)
  shop.api.intercept(undefined)
  await shop.publisher.publish(shop.api.content.version)
  expect(await shop.listTitles()).toHaveLength(1)
})

test('A page the API failed for is asked for again before the others go live without it', async () => {
  const shop = await openShop()
  shop.save('第二報')
  const [first] = paths
  const well = shop.api.content.pages[first!]!
  shop.api.content.pages[first!] = { ...well, api_error: 'GET /v1/news answered 502' }
  shop.meanwhile(() => (shop.api.content.pages[first!] = well))
  expect(await shop.publisher.publish(2)).toMatchObject({ failed: [] })
  expect(await shop.listTitles()).toEqual(['第二報'])
})
