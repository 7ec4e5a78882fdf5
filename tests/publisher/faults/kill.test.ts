import { setTimeout as pass } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { openStore } from '#publisher/store/open-store.ts'
import type { StorePlace } from '#publisher/store/store-place.ts'
import type { Store } from '#publisher/store/store.ts'
import { createStorePlace } from '#tests/support/store-place.ts'
import { isLong } from '#tests/support/turns.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { createRandom } from '#demo/random.ts'
import { demoBundle, demoSite } from '../open-workshop.ts'
import { type ContentApi, type DemoPage, startContentApi } from '../start-content-api.ts'
import { readLivePages } from './read-live.ts'
import { startPublisher } from './start-publisher.ts'

const PAGES = 40
const KILLS = isLong ? 10 : 5
/** Publishers started until so many were killed; more would say that none can be hit. */
const MOST_STARTED = 40
const now = new Date('2026-07-01T03:00:00Z')

/** A shop whose every page says which state of it it is from. */
function toPages(state: number): Record<string, DemoPage> {
  const pages: Record<string, DemoPage> = { '/404/': { title: `state ${state}`, status: 404 } }
  for (let at = 0; at < PAGES; at += 1) {
    const body = `<p>${at} state ${state}</p>`.repeat(100)
    pages[`/news/n-${at}/`] = { title: `state ${state}`, body, tags: ['demo:news:all'] }
  }
  pages['/404/']!.tags = ['demo:news:all']
  return pages
}

function editAll(api: ContentApi, state: number): void {
  api.edit('news', 'all', () => void (api.content.pages = toPages(state)))
}

/** The one state that all live pages are of. */
async function readState(store: Store): Promise<number> {
  const pages = await readLivePages(store)
  expect(pages.size).toBe(PAGES + 1)
  const states = new Set([...pages.values()].map((html) => /<h1>state (\d+)</.exec(html)?.[1]))
  expect([...states]).toHaveLength(1)
  return Number([...states][0])
}

async function withStore<Result>(
  place: StorePlace,
  mode: 'read' | 'write',
  work: (store: Store) => Promise<Result>,
) {
  const store = await openStore(place, mode)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/**
 * Kills publishers at moments drawn from all the time one needs, and mends after each. One that ends before it is
 * killed does not count: it tells how long a publisher needs on this machine now.
 */
async function killMany(
  seed: string,
  what: (state: number) => string,
  mend: (store: Store, api: ContentApi) => Promise<unknown>,
) {
  const place = await createStorePlace()
  const api = await startContentApi(toPages(0))
  onTestFinished(() => api.stop())
  const publish = (store: Store) =>
    publishSite({ site: demoSite, bundle: demoBundle, api: api.base, store, now, workers: 1 })
  await withStore(place, 'write', publish)
  const random = createRandom(seed)
  let needed = 0
  let kills = 0
  for (let state = 1; kills < KILLS; state += 1) {
    expect(state).toBeLessThanOrEqual(MOST_STARTED)
    editAll(api, state)
    const publisher = startPublisher(place, api.base, what(state))
    await publisher.begun
    const started = performance.now()
    // The first one is left alone, to learn how long it takes.
    if (state > 1) {
      await Promise.race([pass(random.next() * needed), publisher.ended])
      publisher.kill()
    }
    const { code } = await publisher.ended
    if (code === null) kills += 1
    else needed = performance.now() - started
    const live = await withStore(place, 'read', readState)
    expect([state - 1, state]).toContain(live)
    await withStore(place, 'write', (store) => mend(store, api))
    expect(await withStore(place, 'read', readState)).toBe(state)
  }
}

test('A publish killed at random moments leaves the old shop or the new one, and the next publish is fine', async () => {
  await killMany(
    'kill a publish',
    () => 'publish',
    (store, api) =>
      publishSite({ site: demoSite, bundle: demoBundle, api: api.base, store, now, workers: 1 }),
  )
}, 180_000)

test('A publisher killed at random moments of an event loses neither the shop nor the event', async () => {
  await killMany(
    'kill a round',
    (state) => `event-${state}`,
    async (store, api) => {
      const sites = [{ site: demoSite, bundle: demoBundle, api: api.base }]
      const errors: unknown[] = []
      const publisher = createSitePublishers({
        store,
        sites,
        clock: () => now,
        onError: (error) => errors.push(error),
        reconcile_ms: 1e9,
      })
      await publisher.reconcile()
      await publisher.close()
      expect(errors).toEqual([])
    },
  )
}, 180_000)
