import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '#publisher/store/open-store.ts'
import type { StorePlace } from '#publisher/store/store-place.ts'
import type { Store } from '#publisher/store/store.ts'
import { createStorePlace, openTestStore } from '#tests/support/store-place.ts'
import { listBlobs } from '#tests/support/list-blobs.ts'
import { stats, storePage, toLater, toRelease } from './demo-release.ts'

async function release(store: Store, pages: Record<string, string>, site = 'demo') {
  const draft = await store.site(site).beginRelease(toRelease())
  await draft.put(
    await Promise.all(Object.entries(pages).map(([path, text]) => storePage(store, path, text, site))),
  )
  await draft.removeUnseen('page', 'asset')
  await draft.finish(stats)
  return draft.id
}

async function listPaths(store: Store, release: number, site = 'demo'): Promise<string[]> {
  const documents = await Array.fromAsync(store.site(site).openView(release).list())
  return documents.map(({ path }) => path)
}

/** A store that is opened again in the same place. */
async function reopen(place: StorePlace): Promise<Store> {
  const store = await openStore(place, 'write')
  onTestFinished(() => store.close())
  return store
}

test('A publisher killed before the switch leaves the old release live and nothing behind', async () => {
  const place = await createStorePlace()
  const store = await openStore(place, 'write')
  const id = await release(store, { '/': 'old', '/kept/': 'kept' })
  await store.close()
  const script = fileURLToPath(new URL('die-while-publishing.ts', import.meta.url))
  const child = spawn(process.execPath, [script, JSON.stringify(place)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL'])

  const reader = await openStore(place, 'read')
  expect((await reader.site('demo').getLive())?.id).toBe(id)
  expect(await listPaths(reader, id)).toEqual(['/', '/kept/'])
  await reader.close()

  const again = await reopen(place)
  const next = await release(again, { '/': 'new', '/kept/': 'kept' })
  expect(await listPaths(again, next)).toEqual(['/', '/kept/'])
  expect(await again.site('demo').listPathsByTag(['demo:/new/', 'demo:/kept/'])).toEqual(['/kept/'])
  await again.site('demo').pruneReleases(1)
  await again.site('demo').pruneReleases(1, toLater())
  expect(await listBlobs(place, 'demo')).toHaveLength(2)
})

test('A release under construction is invisible, and abandoning it leaves no trace', async () => {
  const place = await createStorePlace()
  const store = await reopen(place)
  const demo = store.site('demo')
  const id = await release(store, { '/': 'old' })
  const draft = await demo.beginRelease(toRelease())
  await draft.put([await storePage(store, '/', 'x'.repeat(1000))])
  await expect(demo.beginRelease(toRelease())).rejects.toThrow('Site demo is being published already')
  const live = (await demo.openView(id).get('/'))!
  expect((await demo.blobs.readPlain(live)).toString()).toBe('old')
  await draft.abandon()
  expect(await listBlobs(place, 'demo')).toHaveLength(1)
  expect(await demo.listReleases()).toHaveLength(1)
})

test('Rolling back shows the whole older release again, and only a kept one', async () => {
  const store = await openTestStore()
  const demo = store.site('demo')
  const first = await release(store, { '/': 'one', '/gone/': 'gone' })
  await release(store, { '/': 'two' })
  await demo.switchLive(first)
  expect(await listPaths(store, (await demo.getLive())!.id)).toEqual(['/', '/gone/'])
  await expect(demo.switchLive(99)).rejects.toThrow('Site demo has no release 99. Kept releases: 2, 1.')
})

test('Between two releases those addresses changed whose versions began or ended, whichever comes first', async () => {
  const store = await openTestStore()
  const one = await release(store, { '/': 'a', '/kept/': 'k', '/gone/': 'g' })
  const two = await release(store, { '/': 'b', '/kept/': 'k', '/new/': 'n' })
  const three = await release(store, { '/': 'b', '/kept/': 'k', '/new/': 'n', '/last/': 'l' })
  const { listChangedPaths } = store.site('demo')
  expect(await listChangedPaths(one, two)).toEqual(['/', '/gone/', '/new/'])
  expect(await listChangedPaths(three, one)).toEqual(['/', '/gone/', '/last/', '/new/'])
  expect(await listChangedPaths(two, three)).toEqual(['/last/'])
  expect(await listChangedPaths(two, two)).toEqual([])
})

test('Old releases go with the blobs only they used; kept and live ones lose nothing', async () => {
  const place = await createStorePlace()
  const store = await reopen(place)
  const demo = store.site('demo')
  const first = await release(store, { '/': 'page 0', '/_astro/a.css': 'shared' })
  for (let turn = 1; turn <= 7; turn++) {
    await release(store, {
      '/': `page ${turn}`,
      [`/_astro/${turn}.js`]: `script ${turn}`,
      '/_astro/a.css': 'shared',
    })
  }
  await demo.switchLive(first)
  const now = await demo.pruneReleases(3)
  const later = await demo.pruneReleases(3, toLater())
  expect([now.releases, later.releases]).toEqual([4, 0])
  expect([now.blobs, later.blobs]).toEqual(place.kind === 'embedded' ? [8, 0] : [0, 8])
  const kept = await demo.listReleases()
  expect(kept.map(({ id }) => id)).toEqual([8, 7, 6, 1])
  const blobs = await listBlobs(place, 'demo')
  for (const { id } of kept) {
    for await (const { hash } of demo.openView(id).list()) expect(blobs).toContain(hash)
  }
  expect(await demo.openView(7).get('/_astro/6.js')).toMatchObject({ path: '/_astro/6.js' })
})

test('Scripts of older code stay for a day, for pages that are still open ask for them', async () => {
  const store = await openTestStore()
  const demo = store.site('demo')
  async function publish(code: string, pages: Record<string, string>) {
    const draft = await demo.beginRelease({ ...toRelease(code), created_at: new Date().toISOString() })
    await draft.put(await Promise.all(Object.entries(pages).map((one) => storePage(store, ...one))))
    await draft.removeUnseen('page', 'asset')
    await draft.finish(stats)
  }
  await publish('code-1', { '/': 'a', '/_astro/1.js': 'first' })
  await publish('code-1', { '/': 'b', '/_astro/1.js': 'first' })
  for (let edit = 0; edit < 9; edit += 1) {
    await publish('code-2', { '/': `page ${edit}`, '/_astro/2.js': 'second' })
    await demo.pruneReleases(2)
  }
  expect((await demo.listReleases()).map(({ id }) => id)).toEqual([11, 10, 2])
  expect((await demo.listOlderAssets()).map(({ path }) => path)).toEqual(['/_astro/1.js'])
  await demo.pruneReleases(2, toLater())
  expect(await demo.listOlderAssets()).toEqual([])
})

test('Equal content of two sites lies under each site of its own', async () => {
  const store = await openTestStore()
  await release(store, { '/': 'same' }, 'demo')
  const other = await release(store, { '/': 'same' }, 'other')
  await release(store, { '/': 'changed' }, 'demo')
  await store.site('demo').pruneReleases(1)
  const document = (await store.site('other').openView(other).get('/'))!
  expect((await store.site('other').blobs.readPlain(document)).toString()).toBe('same')
})

test('A site that is removed leaves nothing, and its neighbour everything', async () => {
  const place = await createStorePlace()
  const store = await reopen(place)
  await release(store, { '/': 'same' }, 'demo')
  const other = await release(store, { '/': 'same', '/more/': 'more' }, 'other')
  await store.site('demo').remove()
  expect(await store.site('demo').getLive()).toBeUndefined()
  expect(await listBlobs(place, 'demo')).toEqual([])
  expect(await listPaths(store, other, 'other')).toEqual(['/', '/more/'])
  expect(await listBlobs(place, 'other')).toHaveLength(2)
})

test('An event is kept, answered alike when it comes again, and open until it is published', async () => {
  const store = await openTestStore()
  const event = { id: 'msg_1', sites: ['demo'], version: 7 }
  const receipt = { id: 'msg_1', release: '3', sites: [], failed: [] }
  await store.deliveries.accept(event, new Date('2026-07-01T03:00:00Z'))
  await store.deliveries.accept(event, new Date('2026-07-01T03:00:01Z'))
  expect(await store.deliveries.listOpen()).toEqual([event])
  expect(await store.deliveries.getReceipt('msg_1')).toBeUndefined()
  await store.deliveries.finish(receipt)
  expect(await store.deliveries.listOpen()).toEqual([])
  expect(await store.deliveries.getReceipt('msg_1')).toEqual(receipt)
})
