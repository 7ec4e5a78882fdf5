import type { Release } from '../store/release.ts'
import type { SiteStore } from '../store/store.ts'
import { type Layout, toVersion } from './layout.ts'
import { isForOlderPages } from './plan-release.ts'
import type { Dropped } from './pointer.ts'

/** Scripts and styles that the release before had and this one has not. */
export async function listOlderFiles(
  published: SiteStore,
  layout: Layout,
  before: number,
  live: Release,
): Promise<Dropped[]> {
  const kept = await published.listReleases()
  if (!kept.some(({ id }) => id === before)) return []
  const paths = (await published.listChangedPaths(before, live.id)).filter(isForOlderPages)
  if (paths.length === 0) return []
  const [old, now] = await Promise.all([before, live.id].map((id) => published.openView(id).getMany(paths)))
  return [...old!.values()]
    .filter(({ path }) => !now!.has(path))
    .map((document) => {
      const version = toVersion(document)
      return { key: layout.toKey(document.path, version), path: document.path, version }
    })
}
