import type { StoreFolder } from './store-folder.ts'
import { openView } from './release-view.ts'
import type { ReleaseDifference } from '../store.ts'
import { toDifferences } from '../to-differences.ts'

/** The pages in which two releases of a site differ, in the order of their addresses. Only rows that changed are read. */
export function diffReleases(
  store: StoreFolder,
  site: string,
  from: number,
  to: number,
): ReleaseDifference[] {
  const paths = listChangedPaths(store, site, from, to, `AND kind = 'page'`)
  const old = openView(store, site, from)
  const now = openView(store, site, to)
  return toDifferences(
    paths,
    (path) => old.get(path),
    (path) => now.get(path),
  )
}

/** Addresses at which a version began or ended between two releases. @param only more of the condition, as SQL */
export function listChangedPaths(
  store: StoreFolder,
  site: string,
  from: number,
  to: number,
  only = '',
): string[] {
  const [low, high] = from < to ? [from, to] : [to, from]
  return store.index
    .prepare(
      `SELECT DISTINCT path FROM documents
       WHERE site = :site ${only}
         AND ((from_release > :low AND from_release <= :high) OR (to_release > :low AND to_release <= :high))
       ORDER BY path`,
    )
    .all({ site, low, high })
    .map((row) => String(row['path']))
}
