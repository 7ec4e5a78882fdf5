import { expect, onTestFinished, test } from 'vitest'
import { createSitePublisher } from '#publisher/changes/site-publisher.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { REDIRECTS_PATH } from '#publisher/redirects/redirects-path.ts'
import { openStore } from '#publisher/store/open-store.ts'
import type { Store } from '#publisher/store/store.ts'
import { readLive } from '../faults/read-live.ts'
import { toRelease } from './demo-release.ts'
import { createFolder, demoBundle, demoSite, openWorkshop, type Workshop } from '../open-workshop.ts'

const now = new Date('2026-07-01T03:00:00Z')
const site = { ...demoSite, keycode: { env: 'DEMO_KEYCODE', demo: 'OPEN-1' } }

async function openTwoPublishers() {
  const workshop = await openWorkshop({
    '/': { title: '店' },
    '/404/': { title: '', status: 404 },
    '/news/a/': { title: '夏季休業', tags: ['demo:news:a'] },
  })
  workshop.api.content.redirects = []
  await workshop.publish({ site })
  const other = await openStore({ ...workshop.place, folder: createFolder() }, 'write')
  onTestFinished(() => other.close())
  const open = (store: Store) => {
    const one = createSitePublisher(
      store,
      { site, bundle: demoBundle, api: workshop.api.base },
      { clock: () => now },
    )
    onTestFinished(() => one.close())
    return one
  }
  return { ...workshop, first: open(workshop.store), second: open(other), other }
}

/** Has the first who reads the settings wait for them, and then get them as they were. */
function holdSettings({ api }: Workshop) {
  const asked = Promise.withResolvers<void>()
  let letGo = () => {}
  api.intercept((request, response) => {
    if (!request.url?.endsWith('/settings/front')) return false
    api.intercept(undefined)
    const settings = JSON.stringify(api.content.settings)
    letGo = () => response.writeHead(200, { 'content-type': 'application/json' }).end(settings)
    asked.resolve()
    return true
  })
  return { asked: asked.promise, letGo: () => letGo() }
}

test('What one publisher makes live while another plans its edit is not undone, and both are counted', async () => {
  const shop = await openTwoPublishers()
  const { api, first, second, store } = shop
  api.edit('news', 'b', () => {
    api.content.pages['/news/b/'] = { title: '新製品', tags: ['demo:news:b'] }
  })
  const held = holdSettings(shop)
  const planned = first.publish(2)
  await held.asked
  api.edit('news', 'c', () => {
    api.content.pages['/news/c/'] = { title: '催事', tags: ['demo:news:c'] }
  })
  api.edit('redirect', '/old/', () => (api.content.redirects = [{ from: '/old/', to: '/news/c/' }]))
  const overtaking = await second.publish(4)
  held.letGo()
  await planned
  const live = (await store.site('demo').getLive())!
  expect(live).toMatchObject({ id: overtaking.release, content_version: 4, stats: { pages: 5 } })
  expect(await readLive(store, REDIRECTS_PATH)).toContain('/old/')
  expect(await readLive(store, '/news/b/')).toContain('新製品')
})

test('A whole publish that was overtaken reads the shop again: one that was closed meanwhile stays closed', async () => {
  const shop = await openTwoPublishers()
  const { api, store, other } = shop
  const publish = (from: Store) =>
    publishSite({ site, bundle: demoBundle, api: api.base, store: from, now, workers: 1 })
  api.content.pages['/'] = { title: '新しい店' }
  const held = holdSettings(shop)
  const planned = publish(store)
  await held.asked
  api.content.settings = { ...api.content.settings, 'SITE.IS_KEYCODE_REQUIRED': true }
  api.content.keycode = 'OPEN-1'
  await publish(other)
  held.letGo()
  await planned
  expect((await store.site('demo').getLive())!.is_closed).toBe(true)
})

test('An edit waits for another publisher that holds the site, instead of failing', async () => {
  const { api, second, store } = await openTwoPublishers()
  const draft = await store.site('demo').beginRelease(toRelease())
  api.edit('news', 'a', () => (api.content.pages['/news/a/'] = { title: '冬季休業', tags: ['demo:news:a'] }))
  const asked = Promise.withResolvers<void>()
  api.intercept(() => (asked.resolve(), false))
  const publishing = second.publish(2)
  await asked.promise
  await draft.abandon()
  await publishing
  expect(await readLive(store, '/news/a/')).toContain('冬季休業')
})

test('A page that one publisher could not render is tried again by another that knew of other failed pages', async () => {
  const { api, first, second, store } = await openTwoPublishers()
  const fail = (key: string, error?: string) =>
    api.edit('news', key, () => {
      api.content.pages[`/news/${key}/`] = {
        title: `第${key}号`,
        tags: [`demo:news:${key}`],
        ...(error && { error }),
      }
    })
  fail('a', 'broken')
  expect((await first.publish(2)).failed).toHaveLength(1)
  fail('b', 'broken')
  api.edit('news', 'c', () => (api.content.pages['/news/c/'] = { title: '催事', tags: ['demo:news:c'] }))
  await second.publish(4)
  for (const key of ['a', 'b'])
    api.content.pages[`/news/${key}/`] = { title: `第${key}号`, tags: [`demo:news:${key}`] }
  await first.publish(0)
  for (const key of ['a', 'b']) expect(await readLive(store, `/news/${key}/`)).toContain(`第${key}号`)
})
