import postgres from 'postgres'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import type { SharedPlace } from '#publisher/store/store-place.ts'
import { demoBundle, demoSite, openWorkshop } from '../open-workshop.ts'

const patience = { timeout: 30_000 }
const now = new Date('2026-07-01T03:00:00Z')

/** A published shop, and an event of it that was taken by a process which then died. */
async function openWithOneLeft() {
  const workshop = await openWorkshop({
    '/': { title: '店' },
    '/404/': { title: 'なし', status: 404 },
    '/news/a/': { title: '前', tags: ['demo:news:a'] },
  })
  const { store, api, place } = workshop
  await workshop.publish()
  api.edit('news', 'a', () => void (api.content.pages['/news/a/'] = { title: '後', tags: ['demo:news:a'] }))
  await store.deliveries.accept({ id: 'left', sites: [demoSite.name], version: 2 }, now)
  const onError = vi.fn<(error: unknown, site: string) => void>()
  const open = () =>
    createSitePublishers({
      store,
      sites: [{ site: demoSite, bundle: demoBundle, api: api.base }],
      clock: () => now,
      onError,
      reconcile_ms: 1e9,
    })
  return { store, api, database: (place as SharedPlace).database, onError, open }
}

test('An event that was left and cannot be ended now is told, and ends nothing else', async () => {
  const { database, onError, open } = await openWithOneLeft()
  const sql = postgres(database, { max: 1 })
  onTestFinished(() => sql.end())
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$`
  await sql`create trigger refuse before insert on noren_store.deliveries for each row execute function refuse()`
  const publishers = open()
  await vi.waitFor(
    () =>
      expect(onError).toHaveBeenCalledWith(
        expect.objectContaining({ message: 'the disk is full' }),
        demoSite.name,
      ),
    patience,
  )
  await publishers.close()
})

test('Whoever closes waits until the event that was left is ended', async () => {
  const { store, database, onError, open } = await openWithOneLeft()
  const sql = postgres(database, { max: 1 })
  onTestFinished(() => sql.end())
  await sql`create function hesitate() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return new; end $$`
  await sql`create trigger hesitate before update on noren_store.deliveries for each row execute function hesitate()`
  const before = (await store.site(demoSite.name).getLive())!.id
  const publishers = open()
  await vi.waitFor(
    async () => expect((await store.site(demoSite.name).getLive())!.id).toBeGreaterThan(before),
    patience,
  )
  await publishers.close()
  expect(await store.deliveries.getReceipt('left')).toMatchObject({
    sites: [{ site: demoSite.name, pages: 1 }],
  })
  expect(onError).not.toHaveBeenCalled()
})
