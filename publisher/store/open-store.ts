import { openEmbeddedStore } from './embedded/open-embedded-store.ts'
import type { StorePlace } from './store-place.ts'
import type { Store } from './store.ts'

/**
 * Opens what was published.
 * @throws {Error} one sentence: another publisher is writing, or the place cannot be used
 */
export async function openStore(place: StorePlace, mode: 'read' | 'write'): Promise<Store> {
  if (place.kind === 'embedded') return openEmbeddedStore(place.folder, mode)
  // Loaded by those who need it.
  const { openSharedStore } = await import('./shared/open-shared-store.ts')
  return openSharedStore(place)
}
