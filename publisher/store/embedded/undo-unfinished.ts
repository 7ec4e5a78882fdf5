import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inTransaction } from './in-transaction.ts'
import { deleteUnusedBlobs } from './prune-releases.ts'
import type { StoreFolder } from './store-folder.ts'

/** Takes back every release that was begun and not finished: what was live stays exactly as it was. */
export function undoUnfinished(store: StoreFolder): void {
  const unfinished = store.index.prepare(`SELECT id, site FROM releases WHERE state = 'building'`).all()
  for (const row of unfinished) undoRelease(store, String(row['site']), Number(row['id']))
  for (const site of new Set(unfinished.map((row) => String(row['site'])))) sweepBlobs(store, site)
}

/** @param release one that is still being built */
export function undoRelease(store: StoreFolder, site: string, release: number): void {
  const { index } = store
  const written = inTransaction(index, () => {
    const { changes } = index.prepare(`DELETE FROM releases WHERE id = ? AND state = 'building'`).run(release)
    // What is finished is never taken apart.
    if (changes === 0) return []
    const rows = index
      .prepare('DELETE FROM documents WHERE site = ? AND from_release = ? RETURNING hash')
      .all(site, release)
    index
      .prepare('UPDATE documents SET to_release = NULL WHERE site = ? AND to_release = ?')
      .run(site, release)
    return rows.map((row) => String(row['hash']))
  })
  deleteUnusedBlobs(store, site, written)
}

/** Removes blobs no row names: a publisher died between writing a blob and naming it. */
function sweepBlobs(store: StoreFolder, site: string): void {
  const { root } = store.blobs(site)
  if (!existsSync(root)) return
  const hashes: string[] = []
  for (const shard of readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    for (const file of readdirSync(join(root, shard.name))) {
      if (file.endsWith('.tmp')) rmSync(join(root, shard.name, file), { force: true })
      else hashes.push(shard.name + file)
    }
  }
  deleteUnusedBlobs(store, site, hashes)
}
