import { rmSync } from 'node:fs'
import { inTransaction } from './in-transaction.ts'
import type { StoreFolder } from './store-folder.ts'
import { KEPT_FOR_READERS_MS, KEPT_RELEASES } from '../terms.ts'
import { NOT_RENDERED } from '../stored-document.ts'

/**
 * Forgets all but the newest releases, the live one, and the last of older code that was replaced lately; and removes the
 * blobs only they used. Costs what the forgotten releases changed, not what the site holds.
 *
 * @returns how many releases and blobs went
 */
export function pruneReleases(store: StoreFolder, site: string, kept = KEPT_RELEASES, now = new Date()) {
  const { index } = store
  const before = new Date(now.getTime() - KEPT_FOR_READERS_MS).toISOString()
  const { releases, hashes } = inTransaction(index, () => {
    const forgotten = index
      .prepare(
        `DELETE FROM releases WHERE site = :site AND state = 'ready'
           AND id NOT IN (SELECT release FROM live WHERE site = :site)
           AND id NOT IN (SELECT id FROM releases WHERE site = :site AND state = 'ready' ORDER BY id DESC LIMIT :kept)
           AND id NOT IN (
             SELECT id FROM (
               SELECT id, code_hash, lead(code_hash) OVER later AS next_code, lead(created_at) OVER later AS replaced_at
               FROM releases WHERE site = :site AND state = 'ready' WINDOW later AS (ORDER BY id))
             WHERE code_hash <> next_code AND replaced_at >= :before)
         RETURNING id`,
      )
      .all({ site, kept, before })
      .map((row) => Number(row['id']))
    if (forgotten.length === 0) return { releases: 0, hashes: [] }
    const hashes = index
      .prepare(
        `DELETE FROM documents WHERE site = :site AND to_release > :oldest AND NOT EXISTS (
           SELECT 1 FROM releases r
           WHERE r.site = :site AND r.id >= documents.from_release AND r.id < documents.to_release
         ) RETURNING hash`,
      )
      .all({ site, oldest: Math.min(...forgotten) })
      .map((row) => String(row['hash']))
    return { releases: forgotten.length, hashes }
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
