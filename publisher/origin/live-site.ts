import { findShell } from '../hosting/shell-rewrites.ts'
import { IMMUTABLE_FOLDER } from '../hosting/cache-control.ts'
import { INVALID_ROUTE_PATH } from '../render/document-path.ts'
import { NOT_FOUND_PATH } from '../render/render-document.ts'
import { documentColumns, toDocument } from '../store/document-row.ts'
import type { Store } from '../store/store.ts'
import { getLive } from '../store/releases.ts'
import { openView, type ReleaseView } from '../store/release-view.ts'
import type { Release } from '../store/release.ts'
import { isRendered, type StoredDocument } from '../store/stored-document.ts'

/** What an address of a site leads to. */
export type Found =
  | { kind: 'document'; document: StoredDocument; release: number }
  /** A page that is rendered now that it is asked for. */
  | { kind: 'left-out'; path: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'missing'; document: StoredDocument | undefined; release: number }
  | { kind: 'unpublished' }

/**
 * The live release of a site, looked up for every request, so that a switch shows at once and a request sees
 * one release only.
 */
export function openLiveSite(store: Store, site: string) {
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
  let current: { release: Release; view: ReleaseView } | undefined

  function getCurrent() {
    const id = liveNumber.get(site)?.['release']
    if (id === current?.release.id) return current
    const release = getLive(store, site)
    current = release && { release, view: openView(store, site, release.id) }
    return current
  }

  /** A page still open from an older release asks for that release's script (skew): kept releases answer. */
  function findOlderAsset(path: string): StoredDocument | undefined {
    if (!path.startsWith(IMMUTABLE_FOLDER)) return
    const row = anyAsset.get(site, path)
    return row && toDocument(row)
  }

  return {
    isPublished: () => getCurrent() !== undefined,
    /** Nothing of it may be given to a visitor without a pass. */
    isClosed: () => liveNumber.get(site)?.['is_closed'] === 1,
    /** A page of the live release with the colours it was published in. @param path decoded, with a trailing slash */
    findPage(path: string) {
      const live = getCurrent()
      const document = live?.view.get(path)
      if (!live || document?.kind !== 'page' || !isRendered(document)) return undefined
      return { document, palette: live.release.manifest.palette ?? {} }
    },
    /** Documents of the live release. */
    getView: () => getCurrent()?.view,
    /** @param path decoded (`parseDocumentPath`), or undefined for what no document can be at */
    find(path: string | undefined): Found {
      const live = getCurrent()
      if (!live) return { kind: 'unpublished' }
      const { release, view } = live
      const missing = () => ({
        kind: 'missing' as const,
        document: path?.startsWith(IMMUTABLE_FOLDER) ? undefined : view.get(NOT_FOUND_PATH),
        release: release.id,
      })
      if (!path) return missing()
      const exact = view.get(path) ?? findOlderAsset(path)
      if (exact && !isRendered(exact)) return { kind: 'left-out', path }
      if (exact) return { kind: 'document', document: exact, release: release.id }
      const slashed = path.endsWith('/') ? path : `${path}/`
      const shell = findShell(release.rewrites, slashed, (page) => view.get(page) !== undefined)
      if (path !== slashed)
        return shell || view.get(slashed) ? { kind: 'redirect', path: slashed } : missing()
      if (shell === 'invalid') return { ...missing(), document: view.get(INVALID_ROUTE_PATH) }
      const document = shell && view.get(shell.to)
      return document ? { kind: 'document', document, release: release.id } : missing()
    },
  }
}
export type LiveSite = ReturnType<typeof openLiveSite>
