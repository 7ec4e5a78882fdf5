import type { SiteStore } from './store.ts'

/** After a publish, which is live whatever becomes of the old releases: the next publish tries again. */
export async function tryPruneReleases(site: SiteStore): Promise<void> {
  try {
    await site.pruneReleases()
  } catch (error) {
    process.emitWarning(`Old releases of ${site.name} were not removed: ${String(error)}`)
  }
}
