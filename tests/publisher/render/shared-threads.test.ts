import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { demoBundle, openWorkshop, toSite } from '../open-workshop.ts'

const now = new Date('2026-07-01T03:00:00Z')
const SITES = Array.from({ length: 12 }, (_, at) => toSite(`shop-${at}`))
const pages = {
  '/': { title: '店' },
  '/404/': { title: 'なし', status: 404 },
  ...Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`/news/${at}/`, { title: `${at}` }])),
}

/** Counts the threads of this process that begin from now on. One of another file may still be ending. */
function watchThreads(): () => number {
  const list = () => {
    const { workers } = process.report.getReport() as unknown as {
      workers: { header: { threadId: number } }[]
    }
    return workers.map(({ header }) => header.threadId)
  }
  const before = new Set(list())
  return () => list().filter((id) => !before.has(id)).length
}

test('Sites of one bundle share its threads, however many are published at once and followed afterwards', async () => {
  const { api, store } = await openWorkshop(pages)
  const countThreads = watchThreads()
  const counts: number[] = []
  const onProgress = () => void counts.push(countThreads())
  const published = await Promise.all(
    SITES.map((site) =>
      publishSite({ site, bundle: demoBundle, api: api.base, store, now, workers: 2, onProgress }),
    ),
  )
  expect(published.map((one) => [one.pages, one.failed])).toEqual(SITES.map(() => [122, []]))
  expect(Math.max(...counts)).toBe(2)
  expect(countThreads()).toBe(0)

  const sites = SITES.map((site) => ({ site, bundle: demoBundle, api: api.base }))
  const onError = (error: unknown) => expect.unreachable(String(error))
  const publishers = createSitePublishers({ store, sites, clock: () => now, onError, reconcile_ms: 1e9 })
  api.edit('news', '7', () => void (api.content.pages['/news/7/'] = { title: '新しい七' }))
  const names = SITES.map(({ name }) => name)
  const receipt = await publishers.deliver({ id: 'edit', sites: names, version: api.content.version })
  expect(receipt.sites).toHaveLength(SITES.length)
  expect(countThreads()).toBe(2)
  await publishers.close()
  expect(countThreads()).toBe(0)
})

test('A page that ends a thread takes nothing of other sites along, which are still being listed', async () => {
  const { api, store } = await openWorkshop(pages)
  const { api: bad } = await openWorkshop({ ...pages, '/news/poison/': { title: '毒', poison: 'thread' } })
  const publish = (name: string, base: string) =>
    publishSite({ site: toSite(name), bundle: demoBundle, api: base, store, now, workers: 1 })
  const asked = Promise.withResolvers<void>()
  const waiting: ServerResponse[] = []
  api.intercept(({ url }, response) => {
    if (!url?.endsWith('/pages.json')) return false
    waiting.push(response)
    asked.resolve()
    return true
  })
  const good = publish('good', api.base)
  await asked.promise
  expect(await publish('bad', bad.base)).toMatchObject({ pages: 122, failed: [{ path: '/news/poison/' }] })
  api.intercept(undefined)
  for (const response of waiting)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(pages))
  expect(await good).toMatchObject({ pages: 122, failed: [] })
})

test('A small site does not wait for a large one that came first', async () => {
  const many = Array.from({ length: 3_000 }, (_, at) => [`/news/${at}/`, { title: `${at}` }])
  const { api: large, store } = await openWorkshop({ ...pages, ...Object.fromEntries(many) })
  const { api: small } = await openWorkshop(pages)
  const begun = Promise.withResolvers<void>()
  const publish = (name: string, api: string, onProgress = () => {}) =>
    publishSite({ site: toSite(name), bundle: demoBundle, api, store, now, workers: 1, onProgress })
  const first = publish('large', large.base, begun.resolve).then(() => 'large')
  await begun.promise
  const second = publish('small', small.base).then(() => 'small')
  expect(await Promise.race([first, second])).toBe('small')
  await first
})
