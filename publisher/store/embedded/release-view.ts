import { documentColumns, toDocument } from './document-row.ts'
import type { StoreFolder } from './store-folder.ts'
import { type DocumentKind, NOT_RENDERED, type StoredDocument } from '../stored-document.ts'

const isVisible = 'd.from_release <= :release AND (d.to_release IS NULL OR d.to_release > :release)'
const fromDocuments = `FROM documents d JOIN header_sets h ON h.id = d.headers`

/** One finished release of a site, read as if it were a folder. */
export function openView(store: StoreFolder, site: string, release: number) {
  const one = store.index.prepare(
    `SELECT ${documentColumns} ${fromDocuments} WHERE d.site = :site AND d.path = :path AND ${isVisible}`,
  )
  const every = `SELECT ${documentColumns} ${fromDocuments} WHERE d.site = :site AND ${isVisible} ORDER BY d.path`
  return {
    get(path: string): StoredDocument | undefined {
      const row = one.get({ site, path, release })
      return row && toDocument(row)
    },
    /** In the order of their paths; one row at a time, so that 100,000 pages need no memory. */
    *list(kind?: DocumentKind): Generator<StoredDocument> {
      for (const row of store.index.prepare(every).iterate({ site, release })) {
        if (!kind || row['kind'] === kind) yield toDocument(row)
      }
    },
  }
}

const pathsOfTags = `SELECT DISTINCT d.path FROM tags t
  JOIN document_tags dt ON dt.tag = t.id
  JOIN documents d ON d.id = dt.document
  WHERE t.site = ? AND d.to_release IS NULL`

/** Paths of the newest release that show any of `tags`: what to render again when those change. */
export function listPathsByTag(store: StoreFolder, site: string, tags: string[]): string[] {
  return store.index
    .prepare(`${pathsOfTags} AND t.name IN (SELECT value FROM json_each(?)) ORDER BY d.path`)
    .all(site, JSON.stringify(tags))
    .map((row) => String(row['path']))
}

/** Paths of the newest release with a tag from `first` to `last`, in the order of letters. */
export function listPathsByTagRange(
  store: StoreFolder,
  site: string,
  [first, last]: [string, string],
): string[] {
  return store.index
    .prepare(`${pathsOfTags} AND t.name BETWEEN ? AND ? ORDER BY d.path`)
    .all(site, first, last)
    .map((row) => String(row['path']))
}

/** Assets that only older kept releases show, the newest version of each address. */
export function listOlderAssets(store: StoreFolder, site: string): StoredDocument[] {
  return store.index
    .prepare(
      `SELECT ${documentColumns} ${fromDocuments}
       WHERE d.site = :site AND d.kind = 'asset' AND d.to_release IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM documents n WHERE n.site = :site AND n.path = d.path
                           AND n.from_release > d.from_release)
       ORDER BY d.path`,
    )
    .all({ site })
    .map(toDocument)
}

/** Pages a release leaves to be rendered when they are asked for. */
export function countLeftOut(store: StoreFolder, site: string, release: number): number {
  const row = store.index
    .prepare(
      `SELECT count(*) AS count FROM documents d WHERE d.site = :site AND d.hash = :hash AND ${isVisible}`,
    )
    .get({ site, release, hash: NOT_RENDERED })
  return Number(row?.['count'])
}
