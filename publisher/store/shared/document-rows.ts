import type { Row } from 'postgres'
import { toSlot } from '../../files/sitemap-chunks.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { Database, Transaction } from './database.ts'

/** Columns of a document joined with its header set, for `toDocument`. */
export const documentColumns = (sql: Database | Transaction) =>
  sql`d.path, d.kind, d.hash, d.size, d.encoding, d.status, d.content_type, h.json as headers_json, d.tags, d.is_indexed,
    d.last_modified`

/** What a release shows. */
export const isVisible = (sql: Database | Transaction, release: number) =>
  sql`d.from_release <= ${release} and (d.to_release is null or d.to_release > ${release})`

export function toDocument(row: Row): StoredDocument {
  return {
    path: row['path'],
    kind: row['kind'],
    hash: row['hash'],
    size: row['size'],
    encoding: row['encoding'],
    status: row['status'],
    content_type: row['content_type'],
    headers: JSON.parse(row['headers_json']),
    tags: row['tags'] === '' ? [] : row['tags'].split(','),
    is_indexed: row['is_indexed'],
    last_modified: row['last_modified'],
  }
}

/** A document as a row says it, whichever releases show it. */
export interface DocumentRow extends Omit<StoredDocument, 'headers' | 'tags'> {
  /** Number of the header set. */
  headers: number
  /** `a,b`, the form of the `Cache-Tag` header. */
  tags: string
  sitemap_slot: number | null
}

/** As rows, whose header sets are there afterwards. */
export async function toRows(sql: Transaction, documents: StoredDocument[]): Promise<DocumentRow[]> {
  const toJson = ({ headers }: StoredDocument) =>
    JSON.stringify(Object.fromEntries(Object.entries(headers).sort()))
  const sets = await requireHeaderSets(sql, [...new Set(documents.map(toJson))])
  return documents.map((document) => ({
    ...document,
    headers: sets.get(toJson(document))!,
    tags: document.tags.join(','),
    sitemap_slot: document.is_indexed ? toSlot(document.path) : null,
  }))
}

async function requireHeaderSets(sql: Transaction, sets: string[]): Promise<Map<string, number>> {
  // In one order for everybody: two that insert the same sets would wait for each other otherwise.
  await sql`insert into header_sets (json) select unnest(${sets.sort()}::text[]) on conflict do nothing`
  const rows = await sql<{ id: number; json: string }[]>`
    select id, json from header_sets where json = any(${sets}::text[])`
  return new Map(rows.map(({ id, json }) => [json, id]))
}

/** The rows as a table `r` of a query. */
export const asTable = (sql: Database | Transaction, rows: readonly DocumentRow[]) =>
  sql`jsonb_to_recordset(${sql.json(rows as never)}) as r(path text, kind text, hash text, size bigint, encoding text, status int,
    content_type text, headers bigint, tags text, is_indexed boolean, last_modified text, sitemap_slot bigint)`

/** Writes rows with their tags. @param to_release the first release that does not show them any more; null for none */
export async function insertRows(
  sql: Transaction,
  site: string,
  rows: readonly DocumentRow[],
  from_release: number,
  to_release: number | null = null,
): Promise<void> {
  if (rows.length === 0) return
  const written = await sql<{ id: number; tags: string }[]>`
    insert into documents (site, path, from_release, to_release, kind, hash, size, encoding, status, content_type, headers,
      tags, is_indexed, last_modified, sitemap_slot)
    select ${site}, r.path, ${from_release}, ${to_release}, r.kind, r.hash, r.size, r.encoding, r.status, r.content_type,
      r.headers, r.tags, r.is_indexed, r.last_modified, r.sitemap_slot
    from ${asTable(sql, rows)}
    returning id, tags`
  const names = [...new Set(written.flatMap(({ tags }) => (tags === '' ? [] : tags.split(','))))]
  if (names.length === 0) return
  await sql`
    insert into tags (site, name) select ${site}, unnest(${names.sort()}::text[]) on conflict do nothing`
  await sql`
    insert into document_tags (tag, document)
    select t.id, d.id
    from documents d, unnest(string_to_array(d.tags, ',')) as n(name)
    join tags t on t.site = ${site} and t.name = n.name
    where d.id = any(${written.map(({ id }) => id)}::bigint[]) and d.tags <> ''`
}

/** Takes rows away. @param condition on `documents d` @returns hashes of the bytes they named */
export async function deleteRows(
  sql: Transaction,
  site: string,
  condition: ReturnType<Transaction>,
): Promise<string[]> {
  const gone = await sql<{ hash: string }[]>`
    with gone as (delete from documents d where d.site = ${site} and ${condition} returning d.id, d.hash),
    untagged as (delete from document_tags where document in (select id from gone) returning tag),
    loose as (
      insert into loose_tags (site, tag) select distinct ${site}, tag from untagged on conflict do nothing)
    select hash from gone`
  return gone.map(({ hash }) => hash)
}
