import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type PublishInput, publishSite } from '#publisher/publish-site.ts'
import type { Store } from '#publisher/store/store.ts'
import { openStore } from '#publisher/store/open-store.ts'
import type { StorePlace } from '#publisher/store/store-place.ts'
import { createStorePlace } from '#tests/support/store-place.ts'
import { demoBundle, demoSite, toSite } from './demo-shop.ts'
import { type ContentApi, type DemoPage, startContentApi } from './start-content-api.ts'

export { demoBundle, demoSite, toSite }

export interface Workshop {
  api: ContentApi
  store: Store
  place: StorePlace
  publish: (change?: Partial<PublishInput>) => ReturnType<typeof publishSite>
}

/** A store in a folder of its own, an API with these pages, and a publish of both; cleaned up with the test. */
export async function openWorkshop(pages: Record<string, DemoPage>): Promise<Workshop> {
  const place = await createStorePlace()
  const store = await openStore(place, 'write')
  const api = await startContentApi(pages)
  onTestFinished(async () => {
    await store.close()
    await api.stop()
  })
  const now = new Date('2026-07-01T03:00:00Z')
  return {
    api,
    store,
    place,
    publish: (change) =>
      publishSite({ site: demoSite, bundle: demoBundle, api: api.base, store, now, workers: 1, ...change }),
  }
}

/** An empty folder that goes with the test. */
export function createFolder(): string {
  const created = mkdtempSync(join(tmpdir(), 'noren-test-'))
  onTestFinished(() => rmSync(created, { recursive: true, force: true }))
  return created
}
