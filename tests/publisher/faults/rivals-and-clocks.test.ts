import { expect, test } from 'vitest'
import { openWorkshop } from '../open-workshop.ts'
import { openSitePublishers } from './open-site-publishers.ts'
import { readLive } from './read-live.ts'
import { startPublisher } from './start-publisher.ts'

test('A second publisher says who holds the store and changes nothing; the first one goes on', async () => {
  const shop = await openWorkshop({ '/': { title: '店' }, '/404/': { title: '', status: 404 } })
  const { release } = await shop.publish()
  const { code, stderr } = await startPublisher(
    { kind: 'embedded', folder: shop.store.folder },
    shop.api.base,
    'publish',
  ).ended
  expect([code, stderr.trim()]).toEqual([
    1,
    `Another publisher (process ${process.pid}) is writing to ${shop.store.folder}; stop it first.`,
  ])
  expect((await shop.store.site('demo').getLive())?.id).toBe(release)
  shop.api.content.pages['/'] = { title: '新しい店' }
  expect(await shop.publish()).toMatchObject({ changed: 1 })
})

test('A clock that goes back takes nothing back: what was saved last is live', async () => {
  const shop = await openWorkshop({ '/': { title: '店' }, '/404/': { title: '', status: 404 } })
  await shop.publish({ now: new Date('2026-07-02T03:00:00Z') })
  let now = new Date('2026-07-01T23:59:00Z')
  const { deliver, publisher } = openSitePublishers(shop, () => now)
  const article = (title: string) => ({ title, tags: ['demo:news:a'] })
  shop.api.edit('news', 'a', () => void (shop.api.content.pages['/news/a/'] = article('前日の時計で')))
  expect(await deliver('1', 2)).toMatchObject({ failed: [], sites: [{ site: 'demo' }] })
  expect(await readLive(shop.store, '/news/a/')).toContain('前日の時計で')
  now = new Date('2020-01-01T00:00:00Z')
  shop.api.edit('news', 'a', () => void (shop.api.content.pages['/news/a/'] = article('2020年の時計で')))
  await deliver('2', 3)
  expect(await readLive(shop.store, '/news/a/')).toContain('2020年の時計で')
  // The same event once more: answered from the books, whatever the clock says.
  const release = (await shop.store.site('demo').getLive())!.id
  await deliver('2', 3)
  await publisher.reconcile()
  await shop.publish({ now })
  expect((await shop.store.site('demo').getLive())!.id).toBe(release)
})
