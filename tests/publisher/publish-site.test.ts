import { expect, test } from 'vitest'
import { isUpToDate } from '#publisher/publish-site.ts'
import type { Store } from '#publisher/store/store.ts'
import { listBlobs } from '#tests/support/list-blobs.ts'
import { demoBundle, demoSite, openWorkshop, toSite } from './open-workshop.ts'

const pages = () => ({
  '/': { title: '店', tags: ['demo:banners'] },
  '/404/': { title: 'ページが見つかりません', status: 404 },
  '/news/a/': { title: '夏季休業のお知らせ', tags: ['demo:news:a', 'demo:news'] },
  '/ご利用ガイド/': { title: 'ご利用ガイド' },
  '/cart/': { title: 'カート', noindex: true },
})

async function readText(store: Store, path: string, release?: number) {
  const id = release ?? (await store.site('demo').getLive())?.id ?? 0
  const document = await store.site('demo').openView(id).get(path)
  return document && (await store.site('demo').blobs.readPlain(document)).toString()
}

test('A first publish makes every page, file and sitemap of the site live', async () => {
  const { store, publish } = await openWorkshop(pages())
  const receipt = await publish()
  expect(receipt).toMatchObject({
    site: 'demo',
    pages: 5,
    removed: 0,
    release: (await store.site('demo').getLive())?.id,
  })
  const view = store.site('demo').openView(receipt.release)
  expect((await Array.fromAsync(view.list())).map((document) => document.path)).toEqual([
    '/',
    '/404.html',
    '/_astro/style.abc123.css',
    '/cart/',
    '/favicon.ico',
    '/news/a/',
    '/robots.txt',
    '/sitemap-0.xml',
    '/sitemap-index.xml',
    '/sitemap.xml',
    '/ご利用ガイド/',
  ])
  expect((await view.get('/404.html'))?.status).toBe(404)
  const sitemap = await readText(store, '/sitemap-0.xml')
  expect(sitemap).toContain('<loc>http://demo.localhost:4321/news/a/</loc>')
  expect(sitemap).toContain('%E3%81%94%E5%88%A9%E7%94%A8')
  expect(sitemap).not.toContain('/cart/')
  expect(sitemap).not.toContain('404')
})

test('A page says its policy itself, right after its charset, and its header says the rest', async () => {
  const { store, publish } = await openWorkshop(pages())
  await publish()
  const html = await readText(store, '/')
  expect(html).toContain(
    `<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'; frame-src 'none'; `,
  )
  const header = (await store.site('demo').openView(1).get('/'))?.headers['content-security-policy']
  expect(header).toContain("frame-ancestors 'none'")
})

test('An edit writes the pages that show it and nothing else, and older releases stay readable', async () => {
  const { api, store, publish } = await openWorkshop(pages())
  const first = await publish()
  api.content.pages['/news/a/'] = { title: '冬季休業のお知らせ', tags: ['demo:news:a', 'demo:news'] }
  api.content.version = 2
  const second = await publish()
  expect(second).toMatchObject({ changed: 1, removed: 0, pages: 5 })
  expect(await readText(store, '/news/a/')).toContain('冬季休業')
  expect(await readText(store, '/news/a/', first.release)).toContain('夏季休業')
  expect(await store.site('demo').listPathsByTag(['demo:news'])).toEqual(['/news/a/'])
})

test('A page that is gone leaves the release and the sitemap', async () => {
  const { api, store, publish } = await openWorkshop(pages())
  await publish()
  delete api.content.pages['/news/a/']
  const receipt = await publish()
  expect(receipt).toMatchObject({ removed: 1, pages: 4 })
  expect(await readText(store, '/news/a/')).toBeUndefined()
  expect(await readText(store, '/sitemap-0.xml')).not.toContain('/news/a/')
})

test('A publish that changes nothing makes no release', async () => {
  const { api, store, place, publish } = await openWorkshop(pages())
  const first = await publish()
  const blobs = await listBlobs(place, 'demo')
  api.content.version = 2
  const second = await publish()
  expect(second).toMatchObject({ release: first.release, changed: 0, removed: 0 })
  expect(await store.site('demo').listReleases()).toHaveLength(1)
  expect(await listBlobs(place, 'demo')).toEqual(blobs)
  const input = {
    site: demoSite,
    bundle: demoBundle,
    api: api.base,
    store,
    now: new Date('2026-07-01T05:00:00Z'),
  }
  expect(await isUpToDate(input)).toBe(true)
  expect(await isUpToDate({ ...input, now: new Date('2026-07-02T05:00:00Z') })).toBe(false)
})

test.for([
  [
    'a page reports its broken call',
    (content: { pages: ReturnType<typeof pages> & Record<string, object> }) => {
      content.pages['/news/b/'] = {
        title: '',
        api_error: 'GET /v1/news/{resourceKey}: title: expected string',
      }
    },
    '/news/b/ of demo was not rendered: GET /v1/news/{resourceKey}: title: expected string',
  ],
  [
    'a setting has another shape',
    (content: { settings: Record<string, unknown> }) => {
      content.settings['SITE.THEME'] = 7
    },
    /GET \/v1\/settings\/front.*SITE\.THEME.*expected string/,
  ],
] as const)('When %s, the publish says so and what was live stays live', async ([, damage, message]) => {
  const { api, store, publish } = await openWorkshop(pages())
  const { release } = await publish()
  damage(api.content as never)
  await expect(publish()).rejects.toThrow(message)
  expect((await store.site('demo').getLive())?.id).toBe(release)
  expect(await readText(store, '/')).toContain('<h1>店</h1>')
  expect(await store.site('demo').listReleases()).toHaveLength(1)
  delete (api.content.pages as Record<string, object>)['/news/b/']
  api.content.settings['SITE.THEME'] = 'simple'
  expect(await publish()).toMatchObject({ release, changed: 0 })
})

test('An API that is down fails with the call and its address', async () => {
  const { publish } = await openWorkshop(pages())
  await expect(publish({ api: 'http://127.0.0.1:9' })).rejects.toThrow(
    /GET \/public\.json failed at http:\/\/127\.0\.0\.1:9\/demo\/public\.json/,
  )
})

test('Many pages on two cores come out the same as on one', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 450 }, (_, index) => [`/product/p-${index}/`, { title: `部品 ${index}` }]),
  )
  const [one, two] = [await openWorkshop(many), await openWorkshop(many)]
  await one.publish({ workers: 1 })
  expect(await two.publish({ workers: 2 })).toMatchObject({ pages: 450 })
  const list = (store: Store) => Array.fromAsync(store.site('demo').openView(1).list())
  expect(await list(two.store)).toEqual(await list(one.store))
})

test('Two sites of one bundle never see each other', async () => {
  const { store, publish } = await openWorkshop(pages())
  await publish()
  const other = await publish({ site: toSite('other') })
  const document = (await store.site('other').openView(other.release).get('/'))!
  expect((await store.site('other').blobs.readPlain(document)).toString()).toContain('data-site="other"')
  expect(await readText(store, '/')).toContain('data-site="demo"')
})

test('A page that ends its renderer fails alone: every other page is published', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 120 }, (_, at) => [`/news/${at}/`, { title: `${at}` }]),
  )
  const { store, publish } = await openWorkshop({
    ...pages(),
    ...many,
    '/news/poison/': { title: '毒', poison: 'thread' },
  })
  const receipt = await publish()
  expect(receipt.failed).toEqual([
    { path: '/news/poison/', reason: expect.stringContaining('the renderer was lost') as string },
  ])
  expect(receipt.pages).toBe(125)
  expect(await readText(store, '/news/119/')).toContain('<h1>119</h1>')
  expect(await readText(store, '/news/poison/')).toBeUndefined()
})
