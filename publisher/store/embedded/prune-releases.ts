import { rmSync } from 'node:fs'
import { inTransaction } from './in-transaction.ts'
import type { StoreFolder } from './store-folder.ts'
import { KEPT_RELEASES } from '../terms.ts'
import { NOT_RENDERED } from '../stored-document.ts'

/**
 * Forgets all but the newest releases and the live one, and removes the blobs only they used. Costs what the
 * forgotten releases changed, not what the site holds.
 *
 * @returns how many releases and blobs went
 */
export function pruneReleases(store: StoreFolder, site: string, kept = KEPT_RELEASES) {
  const { index } = store
  const { releases, hashes } = inTransaction(index, () => {
    const { changes } = index
      .prepare(
        `DELETE FROM releases WHERE site = :site AND state = 'ready'
           AND id NOT IN (SELECT release FROM live WHERE site = :site)
           AND id NOT IN (SELECT id FROM releases WHERE site = :site AND state = 'ready' ORDER BY id DESC LIMIT :kept)`,
      )
      .run({ site, kept })
    const hashes = index
      .prepare(
        `DELETE FROM documents WHERE site = :site AND to_release IS NOT NULL AND NOT EXISTS (
           SELECT 1 FROM releases r
           WHERE r.site = :site AND r.id >= documents.from_release AND r.id < documents.to_release
         ) RETURNING hash`,
      )
      .all({ site })
      .map((row) => String(row['hash']))
    return { releases: Number(changes), hashes }
  })
  return { releases, blobs: deleteUnusedBlobs(store, site, hashes) }
}

/** Removes those of `hashes` that no document of any kept release names. @returns how many */
export function deleteUnusedBlobs(store: StoreFolder, site: string, hashes: Iterable<string>): number {
  const isUsed = store.index.prepare('SELECT 1 FROM documents WHERE site = ? AND hash = ? LIMIT 1')
  let removed = 0
  for (const hash of new Set(hashes)) {
    if (hash === NOT_RENDERED) continue
    if (isUsed.get(site, hash)) continue
    rmSync(store.blobs(site).toFile(hash), { force: true })
    removed += 1
  }
  return removed
}
