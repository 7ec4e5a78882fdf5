import type { DatabaseSync } from 'node:sqlite'
import { SLOTS } from '../../files/sitemap-chunks.ts'
import { SiteBusyError, toPublishError } from '../../publish-error.ts'
import { inTransaction } from './in-transaction.ts'
import { prepareDocumentWriter } from './document-writer.ts'
import { prepareDraftStatements } from './draft-statements.ts'
import type { StoreFolder } from './store-folder.ts'
import type { NewRelease } from '../release.ts'
import type { ReleaseDraft } from '../store.ts'
import { isRendered, type StoredDocument } from '../stored-document.ts'
import { undoRelease } from './undo-unfinished.ts'

const allUnderWay = new WeakMap<DatabaseSync, Set<number>>()

/** Releases this process is building. Any other unfinished release was given up. */
function getUnderWay(index: DatabaseSync): Set<number> {
  const known = allUnderWay.get(index) ?? new Set()
  allUnderWay.set(index, known)
  return known
}

/**
 * A release under construction, on top of the newest finished one. What is not put and not removed stays as it
 * was. Nobody sees anything of it before `finish`, which is one transaction.
 *
 * @throws {Error} one sentence: the store is open for reading, or this site is being published already
 */
export function beginRelease(store: StoreFolder, release: NewRelease): ReleaseDraft {
  const { index } = store
  const { site } = release
  if (!store.isWriter) throw new Error('This store was opened for reading; a release needs a writer.')
  const underWay = getUnderWay(index)
  const id = beginBuilding(store, release, underWay)
  underWay.add(id)
  const sql = prepareDraftStatements(index)
  const writer = prepareDocumentWriter(index, site)
  const written = new Set<string>()
  const seen = new Set<string>()
  const counts = { changed: 0, removed: 0, bytes: 0 }

  function putOne(document: StoredDocument): void {
    seen.add(document.path)
    const columns = writer.toColumns(document)
    if (sql.isSame.get({ site, ...columns })) return
    sql.end.run({ site, path: document.path, release: id })
    sql.deleteDraft.run({ site, path: document.path, release: id })
    writer.insert(columns, id)
    if (isRendered(document)) written.add(document.hash)
    counts.changed += 1
    counts.bytes += document.size
  }

  function endOne(path: string): void {
    sql.end.run({ site, path, release: id })
    // A page that a visitor asked for meanwhile left a row of this release behind (complete-page.ts).
    sql.deleteDraft.run({ site, path, release: id })
    counts.removed += 1
  }

  return {
    id,
    counts,
    async put(documents) {
      // Nobody sees these rows before `finish`, whose commit brings them to the disk along with itself.
      index.exec('PRAGMA synchronous = NORMAL')
      try {
        inTransaction(index, () => documents.forEach(putOne))
      } finally {
        index.exec('PRAGMA synchronous = FULL')
      }
    },
    async keep(paths) {
      paths.forEach((path) => seen.add(path))
      return paths.filter((path) => sql.isThere.get({ site, path }))
    },
    async removeUnseen(...kinds) {
      inTransaction(index, () => {
        const open = sql.listOpen.all({ site, kinds: JSON.stringify(kinds) })
        open
          .map((row) => String(row['path']))
          .filter((path) => !seen.has(path))
          .forEach(endOne)
      })
    },
    async remove(paths) {
      inTransaction(index, () => {
        paths.filter((path) => sql.isThere.get({ site, path })).forEach(endOne)
      })
    },
    async readIndexed() {
      const toModified = (row: Record<string, unknown>) => row['last_modified'] as string | null
      return {
        count: Number(sql.countIndexed.get({ site })?.['count']),
        list: async (first, end) =>
          sql.listIndexed
            .all({ site, first, end })
            .map((row) => ({ path: String(row['path']), last_modified: toModified(row) })),
        listNewest: async (width) =>
          Array.from({ length: SLOTS / width }, (_, chunk) => {
            const row = sql.getNewest.get({ site, first: chunk * width, end: (chunk + 1) * width })!
            return { chunk, last_modified: toModified(row), count: Number(row['count']) }
          }).filter(({ count }) => count > 0),
      }
    },
    async countPages() {
      return Number(sql.countPages.get({ site })?.['count'])
    },
    async finish(stats, { content_version, inputs_hash } = release) {
      await store.blobs(site).sync([...written])
      inTransaction(index, () => {
        sql.finish.run({ release: id, stats: JSON.stringify(stats), content_version, inputs_hash })
        sql.follow.run({ site, release: id })
      })
      underWay.delete(id)
    },
    async abandon() {
      underWay.delete(id)
      // The disk may have no room even for that.
      try {
        undoRelease(store, site, id)
      } catch (error) {
        process.emitWarning(`Release ${id} of ${site} is taken back later: ${String(error)}`)
      }
    },
  }
}

function beginBuilding(store: StoreFolder, release: NewRelease, underWay: Set<number>): number {
  const { index } = store
  const { site } = release
  const building = index
    .prepare(`SELECT id FROM releases WHERE site = ? AND state = 'building'`)
    .all(site)
    .map((row) => Number(row['id']))
  if (building.some((id) => underWay.has(id))) {
    throw new SiteBusyError(site)
  }
  try {
    for (const id of building) undoRelease(store, site, id)
    return insertRelease(index, release)
  } catch (error) {
    throw toPublishError(site, error)
  }
}

function insertRelease(index: DatabaseSync, release: NewRelease): number {
  return inTransaction(index, () => {
    const { lastInsertRowid } = index
      .prepare(
        `INSERT INTO releases (site, state, created_at, code_hash, content_version, inputs_hash, manifest, rewrites, is_closed)
         VALUES (?, 'building', ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        release.site,
        release.created_at,
        release.manifest.code_hash,
        release.content_version,
        release.inputs_hash,
        JSON.stringify(release.manifest),
        JSON.stringify(release.rewrites),
        release.is_closed ? 1 : 0,
      )
    return Number(lastInsertRowid)
  })
}
