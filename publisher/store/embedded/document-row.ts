import type { DocumentKind, StoredDocument } from '../stored-document.ts'

/** Columns of a document joined with its header set, for `toDocument`. */
export const documentColumns = 'd.*, h.json AS headers_json'

export function toDocument(row: Record<string, unknown>): StoredDocument {
  return {
    path: String(row['path']),
    kind: row['kind'] as DocumentKind,
    hash: String(row['hash']),
    size: Number(row['size']),
    encoding: row['encoding'] as StoredDocument['encoding'],
    status: Number(row['status']),
    content_type: String(row['content_type']),
    headers: JSON.parse(String(row['headers_json'])),
    tags: toTags(String(row['tags'])),
    is_indexed: row['is_indexed'] === 1,
    last_modified: row['last_modified'] === null ? null : String(row['last_modified']),
  }
}

/** `a,b` → `['a', 'b']`; the form of the `Cache-Tag` header. */
export function toTags(list: string): string[] {
  return list === '' ? [] : list.split(',')
}
