import type { Store } from './store.ts'
import { openView } from './release-view.ts'
import { isRendered, type StoredDocument } from './stored-document.ts'

export interface ReleaseDifference {
  path: string
  /** Undefined where the address appeared. */
  before: StoredDocument | undefined
  /** Undefined where it is gone. */
  after: StoredDocument | undefined
}

/** The pages in which two releases of a site differ, in the order of their addresses. Only rows that changed are read. */
export function diffReleases(store: Store, site: string, from: number, to: number): ReleaseDifference[] {
  const [low, high] = from < to ? [from, to] : [to, from]
  const paths = store.index
    .prepare(
      `SELECT DISTINCT path FROM documents
       WHERE site = :site AND kind = 'page'
         AND ((from_release > :low AND from_release <= :high) OR (to_release > :low AND to_release <= :high))
       ORDER BY path`,
    )
    .all({ site, low, high })
  const old = openView(store, site, from)
  const now = openView(store, site, to)
  return paths
    .map((row) => String(row['path']))
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter(({ before, after }) => before?.hash !== after?.hash && !isHalfKnown(before, after))
}

/** In one of the releases nobody asked for the page yet, so it is not known what it would say. */
function isHalfKnown(before: StoredDocument | undefined, after: StoredDocument | undefined): boolean {
  return before !== undefined && after !== undefined && !(isRendered(before) && isRendered(after))
}
