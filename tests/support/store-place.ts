import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openStore } from '#publisher/store/open-store.ts'
import type { StorePlace } from '#publisher/store/store-place.ts'
import { makeSharedPlace } from './shared-store-place.ts'
import type { Store } from '#publisher/store/store.ts'

/** An empty place for a store, and what takes it away again; of the kind that TEST_STORE says. */
export async function makeStorePlace(): Promise<{ place: StorePlace; remove: () => Promise<void> }> {
  if (process.env['TEST_STORE'] === 'shared') return makeSharedPlace()
  const folder = await mkdtemp(join(tmpdir(), 'noren-store-'))
  return {
    place: { kind: 'embedded', folder },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** An empty place that goes with the test. */
export async function createStorePlace(): Promise<StorePlace> {
  const { place, remove } = await makeStorePlace()
  onTestFinished(remove)
  return place
}

/** An empty store that goes with the test. */
export async function openTestStore(): Promise<Store> {
  const store = await openStore(await createStorePlace(), 'write')
  onTestFinished(() => store.close())
  return store
}
