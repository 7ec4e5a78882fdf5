import { openStore } from '#publisher/store/open-store.ts'
import type { Store } from '#publisher/store/store.ts'
import { findLiveStore } from './folders.ts'

/** The store shoppers are served from, open as long as the work lasts. */
export async function withLiveStore<Result>(
  mode: 'read' | 'write',
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(findLiveStore(), mode)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
