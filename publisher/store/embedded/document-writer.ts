import type { DatabaseSync } from 'node:sqlite'
import { toSlot } from '../../files/sitemap-chunks.ts'
import { toTags } from './document-row.ts'
import type { StoredDocument } from '../stored-document.ts'

/** What a row says about a document, whichever releases show it. */
export interface DocumentColumns {
  path: string
  kind: string
  hash: string
  size: number
  encoding: string
  status: number
  content_type: string
  /** Number of the header set. */
  headers: number
  /** As in the `Cache-Tag` header. */
  tags: string
  is_indexed: 0 | 1
  last_modified: string | null
}

/**
 * Writes rows of `documents` of one site, with their header sets.
 * @param is_found_by_tag false where nobody looks for documents by a tag: that is half of the work
 */
export function prepareDocumentWriter(index: DatabaseSync, site: string, is_found_by_tag = true) {
  const sql = {
    insert: index.prepare(
      `INSERT INTO documents (site, path, from_release, to_release, kind, hash, size, encoding, status, content_type,
         headers, tags, is_indexed, last_modified, sitemap_slot)
       VALUES (:site, :path, :from_release, :to_release, :kind, :hash, :size, :encoding, :status, :content_type,
         :headers, :tags, :is_indexed, :last_modified, :sitemap_slot)`,
    ),
    /** `:tags` is a JSON list of names. */
    insertTags: index.prepare(
      'INSERT OR IGNORE INTO tags (site, name) SELECT :site, value FROM json_each(:tags)',
    ),
    tie: index.prepare(
      `INSERT INTO document_tags (tag, document)
       SELECT id, :document FROM tags WHERE site = :site AND name IN (SELECT value FROM json_each(:tags))`,
    ),
    insertHeaders: index.prepare('INSERT OR IGNORE INTO header_sets (json) VALUES (:json)'),
    getHeaders: index.prepare('SELECT id FROM header_sets WHERE json = :json'),
  }

  function requireHeaderSet(headers: Record<string, string>): number {
    const json = JSON.stringify(Object.fromEntries(Object.entries(headers).sort()))
    sql.insertHeaders.run({ json })
    return Number(sql.getHeaders.get({ json })?.['id'])
  }

  return {
    toColumns: (document: StoredDocument): DocumentColumns => ({
      path: document.path,
      kind: document.kind,
      hash: document.hash,
      size: document.size,
      encoding: document.encoding,
      status: document.status,
      content_type: document.content_type,
      headers: requireHeaderSet(document.headers),
      tags: document.tags.join(','),
      is_indexed: document.is_indexed ? 1 : 0,
      last_modified: document.last_modified,
    }),
    /** @param to_release the first release that does not show it any more; null for none */
    insert(columns: DocumentColumns, from_release: number, to_release: number | null = null): void {
      const sitemap_slot = columns.is_indexed ? toSlot(columns.path) : null
      const row = { site, ...columns, from_release, to_release, sitemap_slot }
      const { lastInsertRowid } = sql.insert.run(row)
      if (!is_found_by_tag) return
      const tags = JSON.stringify(toTags(columns.tags))
      sql.insertTags.run({ site, tags })
      sql.tie.run({ site, tags, document: lastInsertRowid })
    },
  }
}
