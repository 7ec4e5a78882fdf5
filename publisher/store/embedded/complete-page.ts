import { existsSync } from 'node:fs'
import { prepareDocumentWriter } from './document-writer.ts'
import { documentColumns, toDocument } from './document-row.ts'
import { inTransaction } from './in-transaction.ts'
import type { StoreFolder } from './store-folder.ts'
import { isRendered, type StoredDocument } from '../stored-document.ts'

/**
 * Puts a page that was left out into the release in which somebody asked for it: from there on it is a page like any other.
 *
 * A release that was made meanwhile, or is being made, leaves it out still: it looked for pages to render again while nobody
 * knew of this one, which may have been read from the API before the change.
 *
 * @param page rendered by that release's code; its blob is written
 * @returns false when its blob went meanwhile along with a release that had the same one
 */
export async function completePage(
  store: StoreFolder,
  site: string,
  release: number,
  page: StoredDocument,
): Promise<boolean> {
  const { index } = store
  const blobs = store.blobs(site)
  const isThere = () => existsSync(blobs.toFile(page.hash))
  if (!isThere()) return false
  await blobs.sync([page.hash])
  // From here on nothing else runs in this process, and no other process writes.
  if (!isThere()) return false
  inTransaction(index, () => {
    const row = index
      .prepare(
        `SELECT ${documentColumns} FROM documents d JOIN header_sets h ON h.id = d.headers
         WHERE d.site = :site AND d.path = :path AND d.from_release <= :release
           AND (d.to_release IS NULL OR d.to_release > :release)`,
      )
      .get({ site, path: page.path, release })
    if (!row || isRendered(toDocument(row))) return
    const from = Number(row['from_release'])
    const to = toNumber(row['to_release'])
    const next = index.prepare('SELECT min(id) AS id FROM releases WHERE site = ? AND id > ?')
    const after = toNumber(next.get(site, release)?.['id'])
    const end = Math.min(to ?? Infinity, after ?? Infinity)
    const writer = prepareDocumentWriter(index, site)
    const left = writer.toColumns(toDocument(row))
    index.prepare('DELETE FROM documents WHERE id = ?').run(row['id'] ?? null)
    if (from < release) writer.insert(left, from, release)
    writer.insert(writer.toColumns(page), release, end === Infinity ? null : end)
    if (end < (to ?? Infinity)) writer.insert(left, end, to)
  })
  return true
}

function toNumber(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value)
}
