import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isUpToDate } from '#publisher/publish-site.ts'
import { openView } from '#publisher/store/release-view.ts'
import { getLive, listReleases } from '#publisher/store/releases.ts'
import { listPathsByTag } from '#publisher/store/release-view.ts'
import { demoBundle, demoSite, openWorkshop, toSite } from './open-workshop.ts'

const pages = () => ({
  '/': { title: '店', tags: ['demo:banners'] },
  '/404/': { title: 'ページが見つかりません', status: 404 },
  '/news/a/': { title: '夏季休業のお知らせ', tags: ['demo:news:a', 'demo:news'] },
  '/ご利用ガイド/': { title: 'ご利用ガイド' },
  '/cart/': { title: 'カート', noindex: true },
})

async function readText(store: Parameters<typeof openView>[0], path: string, release?: number) {
  const id = release ?? getLive(store, 'demo')?.id ?? 0
  const document = openView(store, 'demo', id).get(path)
  return document && (await store.blobs('demo').readPlain(document)).toString()
}

test('A first publish makes every page, file and sitemap of the site live', async () => {
  const { store, publish } = await openWorkshop(pages())
  const receipt = await publish()
  expect(receipt).toMatchObject({ site: 'demo', pages: 5, removed: 0, release: getLive(store, 'demo')?.id })
  const view = openView(store, 'demo', receipt.release)
  expect([...view.list()].map((document) => document.path)).toEqual([
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
  expect(view.get('/404.html')?.status).toBe(404)
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
  const header = openView(store, 'demo', 1).get('/')?.headers['content-security-policy']
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
  expect(listPathsByTag(store, 'demo', ['demo:news'])).toEqual(['/news/a/'])
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
  const { api, store, publish } = await openWorkshop(pages())
  const first = await publish()
  const blobs = readdirSync(store.blobs('demo').root, { recursive: true }).sort()
  api.content.version = 2
  const second = await publish()
  expect(second).toMatchObject({ release: first.release, changed: 0, removed: 0 })
  expect(listReleases(store, 'demo')).toHaveLength(1)
  expect(readdirSync(store.blobs('demo').root, { recursive: true }).sort()).toEqual(blobs)
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
  expect(getLive(store, 'demo')?.id).toBe(release)
  expect(await readText(store, '/')).toContain('<h1>店</h1>')
  expect(store.index.prepare('SELECT count(*) AS n FROM releases').get()).toEqual({ n: 1 })
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
  const list = (store: typeof one.store) => [...openView(store, 'demo', 1).list()]
  expect(list(two.store)).toEqual(list(one.store))
})

test('Two sites of one bundle never see each other', async () => {
  const { store, publish } = await openWorkshop(pages())
  await publish()
  const other = await publish({ site: toSite('other') })
  const document = openView(store, 'other', other.release).get('/')!
  expect((await store.blobs('other').readPlain(document)).toString()).toContain('data-site="other"')
  expect(await readText(store, '/')).toContain('data-site="demo"')
})
