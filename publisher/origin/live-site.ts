import { IMMUTABLE_FOLDER } from '../hosting/cache-control.ts'
import type { ServedSite } from '../store/store.ts'
import { findDocument, type Found } from './find-document.ts'
import { isRendered, type StoredDocument } from '../store/stored-document.ts'

/** What an address of a site leads to. */
export type FoundAtSite = Found<StoredDocument> | { kind: 'unpublished' }

/**
 * The live release of a site, looked up for every request, so that a switch shows at once and a request sees
 * one release only.
 */
export function openLiveSite(served: ServedSite) {
  /** A page still open from an older release asks for that release's script (skew): kept releases answer. */
  const findOlderAsset = (path: string) =>
    path.startsWith(IMMUTABLE_FOLDER) ? served.findAsset(path) : undefined

  return {
    isPublished: () => served.getLive() !== undefined,
    /** Nothing of it may be given to a visitor without a pass. */
    isClosed: () => served.isClosed(),
    /** A page of the live release with the colours it was published in. @param path decoded, with a trailing slash */
    findPage(path: string) {
      const live = served.getLive()
      const document = live?.get(path)
      if (!live || document?.kind !== 'page' || !isRendered(document)) return undefined
      return { document, palette: live.release.manifest.palette ?? {} }
    },
    /** A document of the live release. */
    get: (path: string) => served.getLive()?.get(path),
    /** @param path decoded (`parseDocumentPath`), or undefined for what no document can be at */
    find(path: string | undefined): FoundAtSite {
      const live = served.getLive()
      if (!live) return { kind: 'unpublished' }
      const { release, get } = live
      return findDocument({ rewrites: release.rewrites, get, findOlderAsset }, path)
    },
  }
}
export type LiveSite = ReturnType<typeof openLiveSite>
