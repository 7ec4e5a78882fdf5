import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createFolderBlobs, type FolderBlobs } from './folder-blobs.ts'
import { INDEX_VERSION, indexSchema } from './index-schema.ts'
import type { StoreFolder } from './store-folder.ts'
import { undoUnfinished } from './undo-unfinished.ts'

/**
 * A full publish touches leaves all over the index. SQLite's own 2 MB cache would write and read them again and again.
 */
const CACHE_KIB = 64 * 1024

/**
 * Opens `.noren/store`. Any number of processes may read; one may write, and on opening it undoes what a
 * publisher that died had begun.
 *
 * The index commits with `synchronous = FULL` in WAL mode: a switch that was reported is on the disk.
 *
 * @throws {Error} one sentence: another publisher is writing, or the folder cannot be used
 */
export function openStoreFolder(folder: string, mode: 'read' | 'write'): StoreFolder {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Error(`The folder ${folder} cannot be used: ${(error as Error).message}.`, { cause: error })
  }
  const unlock = mode === 'write' ? lockStore(folder) : undefined
  const index = orGiveBack(folder, unlock, () => openIndex(join(folder, 'index.db')))
  const blobs = new Map<string, FolderBlobs>()
  const store: StoreFolder = {
    folder,
    index,
    isWriter: mode === 'write',
    blobs(site) {
      const known = blobs.get(site) ?? createFolderBlobs(folder, site)
      blobs.set(site, known)
      return known
    },
    close() {
      index.close()
      unlock?.()
    },
  }
  if (mode === 'write')
    orGiveBack(
      folder,
      () => store.close(),
      () => undoUnfinished(store),
    )
  return store
}

function orGiveBack<Result>(folder: string, giveBack: (() => void) | undefined, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    giveBack?.()
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SQLITE_ERROR') throw error
    throw new Error(`The index in ${folder} cannot be used: ${(error as Error).message}.`, { cause: error })
  }
}

function openIndex(file: string): DatabaseSync {
  const index = new DatabaseSync(file, { timeout: 5000 })
  index.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
  index.exec(`PRAGMA cache_size = -${CACHE_KIB}`)
  const { user_version } = index.prepare('PRAGMA user_version').get() as { user_version: number }
  if (user_version !== 0 && user_version !== INDEX_VERSION) {
    index.close()
    throw new Error(
      `${file} was written by another version of Noren (${user_version}); remove the folder and publish again.`,
    )
  }
  if (user_version === 0) index.exec(`${indexSchema} PRAGMA user_version = ${INDEX_VERSION};`)
  return index
}

/**
 * Only one process may publish into a store. The lock is SQLite's own lock on an empty database: the kernel
 * gives it back when the holder dies, kill -9 included, so no stale lock file ever has to be removed by hand.
 *
 * @returns gives the lock back
 * @throws {Error} one sentence naming the process that holds it
 */
function lockStore(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 })
  const holder = join(folder, 'lock.pid')
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!String(error).includes('locked')) throw error
    throw new Error(
      `Another publisher (process ${readHolder(holder)}) is writing to ${folder}; stop it first.`,
      {
        cause: error,
      },
    )
  }
  writeFileSync(holder, `${process.pid}\n`)
  return () => lock.close()
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
