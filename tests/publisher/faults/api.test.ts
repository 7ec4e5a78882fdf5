import { fileURLToPath } from 'node:url'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { demoBundle, openWorkshop } from '../open-workshop.ts'
import { openSitePublishers } from './open-site-publishers.ts'
import { readLive } from './read-live.ts'

const article = (title: string) => ({ title, tags: ['demo:news:a'] })
const pages = () => ({
  '/': { title: '店' },
  '/404/': { title: 'なし', status: 404 },
  '/news/a/': article('夏季休業'),
})
const lateBundle = {
  ...demoBundle,
  entry: new URL('late-bundle/entry.ts', import.meta.url).href,
  client: fileURLToPath(new URL('../demo-bundle/client', import.meta.url)),
}

const ills: [string, (response: ServerResponse) => void][] = [
  ['breaks the connection', (response) => void response.destroy()],
  ['is closed for maintenance', (response) => void response.writeHead(503).end('{"code":"maintenance"}')],
  [
    'answers a page of some proxy',
    (response) => void response.writeHead(200).end('<html>Bad Gateway</html>'),
  ],
  ['answers another shape', (response) => void response.writeHead(200).end('{"data":7}')],
  ['stops in the middle', (response) => void response.write('{"da', () => response.destroy())],
]
const questions = ['public.json', 'v1/settings/front', 'pages.json', 'v1/changes'] as const

test.for(ills)('While the API %s, nothing that is live is touched and nothing is lost', async ([, fail]) => {
  const shop = await openWorkshop(pages())
  const { release } = await shop.publish()
  const { deliver, publisher } = openSitePublishers(shop)
  shop.api.edit('news', 'a', () => void (shop.api.content.pages['/news/a/'] = article('冬季休業')))
  for (const question of questions) {
    shop.api.intercept((request, response) => {
      if (!request.url?.includes(question)) return false
      fail(response)
      return true
    })
    if (question !== 'v1/changes')
      await expect(shop.publish()).rejects.toThrow('Site demo was not published: ')
    if (question !== 'public.json' && question !== 'v1/settings/front') {
      expect(await deliver(question)).toMatchObject({ sites: [], failed: [{ site: 'demo' }] })
    }
    expect((await shop.store.site('demo').getLive())?.id).toBe(release)
    expect(await readLive(shop.store, '/news/a/')).toContain('夏季休業')
  }
  shop.api.intercept(undefined)
  await publisher.reconcile()
  expect(await readLive(shop.store, '/news/a/')).toContain('冬季休業')
})

test('A slow API is waited for', async () => {
  const shop = await openWorkshop(pages())
  let asked = 0
  shop.api.intercept((request, response) => {
    if (request.headers['x-again'] || !request.url) return false
    asked += 1
    const again = fetch(shop.api.base + request.url, { headers: { 'x-again': '1' } })
    const passOn = async (answer: Response) =>
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    setTimeout(() => void again.then(passOn), 200)
    return true
  })
  expect(await shop.publish()).toMatchObject({ pages: 3, failed: [] })
  expect(asked).toBeGreaterThan(2)
})

test('When what one page is read from fails, a full publish changes nothing; a round keeps that page', async () => {
  const shop = await openWorkshop(pages())
  const { release } = await shop.publish()
  const broken = { ...article('冬季休業'), api_error: 'GET /v1/news/{resourceKey} answered 500' }
  shop.api.edit('news', 'a', () => void (shop.api.content.pages['/news/a/'] = broken))
  shop.api.edit('news', 'b', () => void (shop.api.content.pages['/news/b/'] = article('新製品')))
  await expect(shop.publish()).rejects.toThrow(
    '/news/a/ of demo was not rendered: GET /v1/news/{resourceKey}',
  )
  expect((await shop.store.site('demo').getLive())?.id).toBe(release)
  const { deliver } = openSitePublishers(shop)
  expect((await deliver('1')).failed).toMatchObject([{ path: '/news/a/' }])
  expect(await readLive(shop.store, '/news/a/')).toContain('夏季休業')
  expect(await readLive(shop.store, '/news/b/')).toContain('新製品')
})

test('What is deleted while it is being rendered is gone, and the release is whole', async () => {
  const shop = await openWorkshop(pages())
  await shop.publish({ bundle: lateBundle })
  const vanish = () => {
    shop.api.intercept((request) => {
      if (!request.url?.includes('pages.json')) return false
      // This one is still answered with it; the next one, for the page itself, is not.
      queueMicrotask(() => delete shop.api.content.pages['/news/b/'])
      return false
    })
  }
  shop.api.content.pages['/news/b/'] = article('すぐ消える')
  vanish()
  expect(await shop.publish({ bundle: lateBundle })).toMatchObject({ failed: [], changed: 0 })
  expect(await readLive(shop.store, '/news/b/')).toBeUndefined()
  expect(await readLive(shop.store, '/sitemap-0.xml')).not.toContain('/news/b/')

  shop.api.intercept(undefined)
  const { deliver } = openSitePublishers(shop, undefined, lateBundle)
  shop.api.edit('news', 'b', () => void (shop.api.content.pages['/news/b/'] = article('短い命')))
  await deliver('1')
  expect(await readLive(shop.store, '/news/b/')).toContain('短い命')
  shop.api.edit('news', 'b', () => void (shop.api.content.pages['/news/b/'] = article('さらに短い命')))
  vanish()
  shop.api.content.pages['/news/a/'] = article('残る')
  shop.api.edit('news', 'a', () => {})
  expect(await deliver('2')).toMatchObject({ failed: [] })
  expect(await readLive(shop.store, '/news/a/')).toContain('残る')
  shop.api.intercept(undefined)
  shop.api.edit('news', 'b', () => {})
  await deliver('3')
  expect(await readLive(shop.store, '/news/b/')).toBeUndefined()
})
