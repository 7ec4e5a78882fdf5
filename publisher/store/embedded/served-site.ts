import type { ServedRelease, ServedSite } from '../store.ts'
import { documentColumns, toDocument } from './document-row.ts'
import { openView } from './release-view.ts'
import { getLive } from './releases.ts'
import type { StoreFolder } from './store-folder.ts'

/** The live release of a site, looked up anew for every request, so that a switch shows at once. */
export function openServedSite(store: StoreFolder, site: string): ServedSite {
  // Also a shop that closed since: a site rolled back to a time when it was open stays closed.
  const liveNumber = store.index.prepare(
    `SELECT release, EXISTS (
       SELECT 1 FROM releases r
       WHERE r.site = live.site AND r.id >= live.release AND r.state = 'ready' AND r.is_closed = 1
     ) AS is_closed FROM live WHERE site = ?`,
  )
  const anyAsset = store.index.prepare(
    `SELECT ${documentColumns} FROM documents d JOIN header_sets h ON h.id = d.headers
     WHERE d.site = ? AND d.path = ? AND d.kind = 'asset' ORDER BY d.from_release DESC LIMIT 1`,
  )
  let current: ServedRelease | undefined
  return {
    blobs: store.blobs(site),
    isClosed: () => liveNumber.get(site)?.['is_closed'] === 1,
    getLive() {
      const id = liveNumber.get(site)?.['release']
      if (id === current?.release.id) return current
      const release = getLive(store, site)
      current = release && { release, get: openView(store, site, release.id).get }
      return current
    },
    catchUp: async () => {},
    findAsset(path) {
      const row = anyAsset.get(site, path)
      return row && toDocument(row)
    },
  }
}
