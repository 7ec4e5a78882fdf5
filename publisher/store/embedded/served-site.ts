import type { BlobReader, ServedRelease, ServedSite } from '../store.ts'
import { isRendered } from '../stored-document.ts'
import { documentColumns, toDocument } from './document-row.ts'
import { openView } from './release-view.ts'
import { getLive } from './releases.ts'
import type { StoreFolder } from './store-folder.ts'

/** The live release of a site, looked up anew for every request, so that a switch shows at once. */
export function openServedSite(
  store: StoreFolder,
  site: string,
  blobs: BlobReader = store.blobs(site),
): ServedSite {
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
  const everyVersion = store.index.prepare(
    `SELECT ${documentColumns} FROM documents d JOIN header_sets h ON h.id = d.headers
     WHERE d.site = :site AND d.path = :path AND d.from_release <= (SELECT release FROM live WHERE site = :site)
     ORDER BY d.from_release DESC`,
  )
  let current: ServedRelease | undefined
  return {
    blobs,
    isClosed: () => liveNumber.get(site)?.['is_closed'] === 1,
    getLive() {
      const id = liveNumber.get(site)?.['release']
      if (id === current?.release.id) return current
      const release = getLive(store, site)
      current = release && { release, get: openView(store, site, release.id).get }
      return current
    },
    catchUp: async () => {},
    findHere: (path) =>
      everyVersion
        .all({ site, path })
        .map(toDocument)
        .find((one) => isRendered(one) && blobs.isHere(one.hash)),
    findAsset(path) {
      const row = anyAsset.get(site, path)
      return row && toDocument(row)
    },
  }
}
