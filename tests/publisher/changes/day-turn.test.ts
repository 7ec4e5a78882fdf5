import { expect, test } from 'vitest'
import { isUpToDate } from '#publisher/publish-site.ts'
import { openSitePublishers } from '#tests/publisher/faults/open-site-publishers.ts'
import { readLive } from '../faults/read-live.ts'
import { demoBundle, demoSite, openWorkshop } from '../open-workshop.ts'

const evening = new Date('2026-07-01T14:59:00Z')
/** Midnight in Japan. */
const midnight = new Date('2026-07-01T15:00:00Z')

async function openShop() {
  const calendar = { title: '7月1日', tags: ['demo:until:2026-07-02'] }
  const shop = await openWorkshop({
    '/': { title: '店' },
    '/404/': { title: 'なし', status: 404 },
    '/news/a/': { title: '夏季休業', tags: ['demo:news:a'] },
    '/calendar/': calendar,
    '/december/': { title: '12月', tags: ['demo:until:2026-12-01'] },
  })
  await shop.publish({ now: evening })
  let now = evening
  const turn = (tags: string[]) => {
    now = midnight
    const { pages } = shop.api.content
    for (const path of Object.keys(pages)) pages[path] = { ...pages[path]!, body: '翌日' }
    pages['/calendar/'] = { title: '7月2日', tags }
  }
  return { ...shop, ...openSitePublishers(shop, () => now), turn }
}

test('When the day turns, what shows the calendar turns with it, and nothing else is rendered', async () => {
  const { api, publisher, store, turn } = await openShop()
  turn(['demo:until:2026-07-03'])
  await publisher.reconcile()
  expect(await readLive(store, '/calendar/')).toContain('7月2日')
  for (const path of ['/', '/news/a/', '/december/'])
    expect(await readLive(store, path)).not.toContain('翌日')
  const input = { site: demoSite, bundle: demoBundle, api: api.base, store, now: midnight }
  expect(await isUpToDate(input)).toBe(true)
  // Once: the next round of that day finds nothing to do.
  const { id } = (await store.site('demo').getLive())!
  api.content.pages['/calendar/'] = { title: '他', tags: [] }
  await publisher.reconcile()
  expect((await store.site('demo').getLive())!.id).toBe(id)
})

test('A day that turns with an edit is not forgotten for it', async () => {
  const { api, deliver, store, turn } = await openShop()
  turn([])
  api.edit('news', 'a', () => void (api.content.pages['/news/a/'] = { title: '冬季休業' }))
  await deliver('1', 2)
  expect(await readLive(store, '/news/a/')).toContain('冬季休業')
  expect(await readLive(store, '/calendar/')).toContain('7月2日')
  expect(await readLive(store, '/')).not.toContain('翌日')
})

test('A draft that nobody sees moves the version and renders nothing', async () => {
  const { api, publisher, store } = await openShop()
  api.content.version += 1
  api.content.pages['/'] = { title: 'not announced' }
  const { id } = (await store.site('demo').getLive())!
  await publisher.reconcile()
  expect(await store.site('demo').getLive()).toMatchObject({ id, content_version: 2 })
})

test('A publisher of newer code or with other settings publishes the site whole', async () => {
  const { api, publisher, store } = await openShop()
  api.content.settings['SITE.NAME'] = '新しい名前'
  api.content.pages['/'] = { title: '新しい名前' }
  await publisher.reconcile()
  expect(await readLive(store, '/')).toContain('新しい名前')
})
