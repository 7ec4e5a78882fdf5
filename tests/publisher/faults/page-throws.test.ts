import { expect, test } from 'vitest'
import { isUpToDate } from '#publisher/publish-site.ts'
import { createFolder, demoBundle, demoSite, openWorkshop } from '../open-workshop.ts'
import { openSitePublishers } from './open-site-publishers.ts'
import { readLive } from './read-live.ts'

const article = (title: string) => ({ title, tags: ['demo:news:a'] })
const pages = () => ({
  '/': { title: '店' },
  '/404/': { title: 'ページが見つかりません', status: 404 },
  '/news/a/': article('夏季休業'),
})
const now = new Date('2026-07-01T03:00:00Z')

test('A full publish keeps the last good version of a page that throws; the others go live', async () => {
  const { api, store, publish } = await openWorkshop(pages())
  await publish()
  api.content.pages['/news/a/'] = { ...article('壊れた'), error: 'price is undefined' }
  api.content.pages['/'] = { title: '新しい店' }
  const receipt = await publish()
  expect(receipt).toMatchObject({ changed: 1, failed: [{ path: '/news/a/', reason: 'price is undefined' }] })
  expect(await readLive(store, '/news/a/')).toContain('夏季休業')
  expect(await readLive(store, '/')).toContain('新しい店')
  expect(await readLive(store, '/sitemap-0.xml')).toContain('/news/a/')
  const input = { site: demoSite, bundle: demoBundle, api: api.base, store, now }
  expect(await isUpToDate(input)).toBe(false)
  api.content.pages['/news/a/'] = article('直った')
  expect(await publish()).toMatchObject({ failed: [] })
  expect(await readLive(store, '/news/a/')).toContain('直った')
  expect(await isUpToDate(input)).toBe(true)
})

test('The page for unknown addresses is kept like any other', async () => {
  const { api, store, publish } = await openWorkshop(pages())
  await publish()
  api.content.pages['/404/'] = { title: '', status: 404, error: 'broken' }
  expect((await publish()).failed).toEqual([{ path: '/404/', reason: 'broken' }])
  expect(await readLive(store, '/404.html')).toContain('ページが見つかりません')
})

test('A page that throws and was never there is left out and said; a status of its own counts as throwing', async () => {
  const { api, store, publish } = await openWorkshop({
    ...pages(),
    '/news/b/': { title: '', error: 'no' },
    '/news/c/': { title: '', status: 403 },
  })
  const left = '(left out: it has no former version)'
  expect((await publish()).failed).toEqual([
    { path: '/news/b/', reason: `no ${left}` },
    { path: '/news/c/', reason: `it answered 403 instead of 200 ${left}` },
  ])
  expect(await readLive(store, '/news/b/')).toBeUndefined()
  expect(await readLive(store, '/news/a/')).toContain('夏季休業')
  delete api.content.pages['/news/b/']
  delete api.content.pages['/news/c/']
  expect((await publish()).failed).toEqual([])
})

test('When every page throws nothing goes live', async () => {
  const { api, store, publish } = await openWorkshop(pages())
  const { release } = await publish()
  for (const [path, page] of Object.entries(api.content.pages)) {
    api.content.pages[path] = { ...page, error: 'the theme is broken' }
  }
  await expect(publish()).rejects.toThrow('/ of demo was not rendered: the theme is broken')
  expect((await store.site('demo').getLive())?.id).toBe(release)
})

test('A page of older code keeps its style sheet for as long as it is live', async () => {
  const { api, store, publish } = await openWorkshop(pages())
  await publish()
  api.content.pages['/news/a/'] = { ...article('壊れた'), error: 'the new code cannot' }
  const manifest = { ...demoBundle.manifest, code_hash: 'code-2' }
  const bundle = { ...demoBundle, manifest, client: createFolder() }
  for (let turn = 0; turn < 7; turn += 1) {
    api.content.pages['/'] = { title: `店 ${turn}` }
    await publish({ bundle })
  }
  expect(await readLive(store, '/news/a/')).toContain('夏季休業')
  const style = '/_astro/style.abc123.css'
  expect(
    (
      await store
        .site('demo')
        .openView((await store.site('demo').getLive())!.id)
        .get(style)
    )?.path,
  ).toBe(style)
  api.content.pages['/news/a/'] = article('直った')
  await publish({ bundle })
  expect(
    await store
      .site('demo')
      .openView((await store.site('demo').getLive())!.id)
      .get(style),
  ).toBeUndefined()
})

test('A page that failed is tried again by a publisher that did not see it fail', async () => {
  const shop = await openWorkshop(pages())
  await shop.publish()
  shop.api.content.pages['/news/a/'] = { ...article('壊れた'), error: 'no' }
  await shop.publish()
  const { deliver } = openSitePublishers(shop)
  shop.api.content.pages['/news/a/'] = article('直った')
  shop.api.edit('news', 'b', () => void (shop.api.content.pages['/news/b/'] = { title: '新製品' }))
  const receipt = await deliver('1', 2)
  expect(receipt.failed).toEqual([])
  expect(await readLive(shop.store, '/news/a/')).toContain('直った')
  expect(await readLive(shop.store, '/news/b/')).toContain('新製品')
})
