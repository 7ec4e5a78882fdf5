import { setTimeout as wait } from 'node:timers/promises'
import type { Row } from 'postgres'
import { prepareDocumentWriter } from '../embedded/document-writer.ts'
import { inTransaction } from '../embedded/in-transaction.ts'
import type { StoreFolder } from '../embedded/store-folder.ts'
import type { Release } from '../release.ts'
import type { BlobReader } from '../store.ts'
import { isRendered } from '../stored-document.ts'
import type { Database, Transaction } from './database.ts'
import { documentColumns, toDocument } from './document-rows.ts'
import { listReleases } from './releases.ts'

/** Addresses written at once, each with all its rows, so that what is live never misses one. New ones show with the switch. */
const AT_ONCE = 1_000
/** What an edit changed is fetched before the switch: should the bucket go away then, visitors do not notice. */
const FETCHED = 64
const FETCHING_MS = 300

interface Head {
  site: string
  /** The live release. */
  release: number
  /** The newest finished one. */
  head: number
}

/** Whether the copy of a site is what the database says. */
export function isInStep({ index }: StoreFolder, { site, release, head }: Head): boolean {
  const live = index.prepare('SELECT release FROM live WHERE site = ?').get(site)?.['release']
  return live === release && getHead(index, site) === head
}

/**
 * Brings the copy of a site up to date: rows of newer releases first, which nobody sees, then the switch.
 * @param answered called after each question, of which one alone takes seconds at most
 */
export async function copySite(
  sql: Database,
  local: StoreFolder,
  site: string,
  { answered, blobs }: { answered: () => void; blobs: BlobReader },
): Promise<void> {
  const { index } = local
  await sql.begin('isolation level repeatable read read only', async (tx) => {
    const releases = await listReleases(tx, site)
    const [live] = await tx<{ release: number }[]>`select release from live where site = ${site}`
    answered()
    const head = releases[0]?.id
    if (!live || head === undefined) return forgetSite(local, site)
    // A database that was restored from a backup may be older than the copy.
    if (getHead(index, site) > head) forgetSite(local, site)
    const have = getHead(index, site)
    const paths = await tx<{ path: string }[]>`
      select distinct path from documents
      where site = ${site} and from_release <= ${head} and (from_release > ${have} or to_release > ${have})`
    answered()
    for (let at = 0; at < paths.length; at += AT_ONCE) {
      const some = paths.slice(at, at + AT_ONCE).map(({ path }) => path)
      const rows = await listRows(tx, site, head, some)
      answered()
      // Before the rows are written: those of what is live may be among the forgotten.
      if (have > 0 && paths.length <= FETCHED) await fetchBytes(blobs, rows)
      writeRows(local, site, rows, head)
    }
    // Rows that ended after a release that is forgotten may be gone with it.
    if (have > 0 && !releases.some(({ id }) => id === have)) {
      const shown = await tx<{ path: string }[]>`
        select path from documents where site = ${site} and from_release <= ${head} and (to_release is null or to_release > ${head})`
      answered()
      endMissing(local, site, head, new Set(shown.map(({ path }) => path)))
    }
    inTransaction(index, () => switchCopy(local, site, releases, live.release))
  })
}

/** What is not here by then is fetched when a visitor asks for it. @param rows of documents */
async function fetchBytes(blobs: BlobReader, rows: readonly Row[]): Promise<void> {
  const shown = rows.filter((row) => row['to_release'] === null).map(toDocument)
  const missing = shown.filter((one) => isRendered(one) && !blobs.isHere(one.hash))
  if (missing.length === 0) return
  const fetched = Promise.all(missing.map(({ hash }) => blobs.readStored(hash).catch(() => {})))
  await Promise.race([fetched, wait(FETCHING_MS, undefined, { ref: false })])
}

/** Copies the rows of one address anew: a page was rendered that a release had left out. */
export async function copyPage(sql: Database, local: StoreFolder, site: string, path: string): Promise<void> {
  const head = getHead(local.index, site)
  if (head === 0) return
  writeRows(local, site, await listRows(sql, site, head, [path]), head)
}

/** All there are of these addresses, as release `head` knows them. */
const listRows = (sql: Database | Transaction, site: string, head: number, paths: string[]) => sql`
  select d.from_release, case when d.to_release <= ${head} then d.to_release end as to_release, ${documentColumns(sql)}
  from documents d join header_sets h on h.id = d.headers
  where d.site = ${site} and d.from_release <= ${head} and d.path = any(${paths}::text[])`

export function forgetSite({ index }: StoreFolder, site: string): void {
  inTransaction(index, () => {
    for (const table of ['live', 'documents', 'releases'])
      index.prepare(`DELETE FROM ${table} WHERE site = ?`).run(site)
  })
}

function getHead(index: StoreFolder['index'], site: string): number {
  const row = index.prepare('SELECT max(id) AS id FROM releases WHERE site = ?').get(site)
  return Number(row?.['id'] ?? 0)
}

/**
 * What visitors see now stays readable, though the database may have forgotten it.
 * @param rows all there are of their addresses, as release `head` knows them
 */
function writeRows({ index }: StoreFolder, site: string, rows: readonly Row[], head: number): void {
  const shown = index.prepare(
    `SELECT d.from_release, live.release FROM documents d JOIN live ON live.site = d.site
     WHERE d.site = ? AND d.path = ? AND d.from_release <= live.release
       AND (d.to_release IS NULL OR d.to_release > live.release)`,
  )
  const remove = index.prepare('DELETE FROM documents WHERE site = ? AND path = ? AND from_release <> ?')
  const end = index.prepare(
    'UPDATE documents SET to_release = ? WHERE site = ? AND path = ? AND from_release = ?',
  )
  const writer = prepareDocumentWriter(index, site, false)
  inTransaction(index, () => {
    for (const [path, versions] of Map.groupBy(rows, (row) => String(row['path']))) {
      const now = shown.get(site, path)
      const begun = versions.map((row) => Number(row['from_release']))
      const isForgotten = now !== undefined && !begun.includes(Number(now['from_release']))
      remove.run(site, path, isForgotten ? Number(now['from_release']) : 0)
      if (!isForgotten) continue
      const next = Math.min(head, ...begun.filter((release) => release > Number(now['release'])))
      end.run(next, site, path, Number(now['from_release']))
    }
    for (const row of rows)
      writer.insert(writer.toColumns(toDocument(row)), row['from_release'], row['to_release'])
  })
}

/** Ends what the database has no rows of any more. @param paths all it shows */
function endMissing({ index }: StoreFolder, site: string, head: number, paths: ReadonlySet<string>): void {
  const open = index.prepare('SELECT path FROM documents WHERE site = ? AND to_release IS NULL').all(site)
  const end = index.prepare(
    'UPDATE documents SET to_release = ? WHERE site = ? AND path = ? AND to_release IS NULL',
  )
  inTransaction(index, () => {
    for (const row of open) if (!paths.has(String(row['path']))) end.run(head, site, String(row['path']))
  })
}

/** The moment in which visitors see it. */
function switchCopy({ index }: StoreFolder, site: string, releases: Release[], live: number): void {
  const insert = index.prepare(
    `INSERT OR REPLACE INTO releases (id, site, state, created_at, code_hash, content_version, inputs_hash, manifest, rewrites,
       is_closed, stats) VALUES (?, ?, 'ready', ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  index.prepare('DELETE FROM live WHERE site = ?').run(site)
  const known = index.prepare('DELETE FROM releases WHERE site = ? RETURNING id').all(site)
  const forgotten = known
    .map((row) => Number(row['id']))
    .filter((id) => !releases.some((one) => one.id === id))
  for (const one of releases) {
    const { id, created_at, manifest, content_version, inputs_hash, rewrites, is_closed, stats } = one
    const texts = [manifest, rewrites].map((value) => JSON.stringify(value)) as [string, string]
    const head = [id, site, created_at, manifest.code_hash, content_version, inputs_hash]
    insert.run(...head, ...texts, is_closed ? 1 : 0, JSON.stringify(stats))
  }
  index.prepare('INSERT INTO live (site, release) VALUES (?, ?)').run(site, live)
  if (forgotten.length === 0) return
  index
    .prepare(
      `DELETE FROM documents WHERE site = :site AND to_release > :oldest AND NOT EXISTS (
         SELECT 1 FROM releases r
         WHERE r.site = :site AND r.id >= documents.from_release AND r.id < documents.to_release)`,
    )
    .run({ site, oldest: Math.min(...forgotten) })
}
