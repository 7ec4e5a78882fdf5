import { join } from 'node:path'
import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * Only one process may publish into a store. The lock is SQLite's own lock on an empty database: the kernel
 * gives it back when the holder dies, kill -9 included, so no stale lock file ever has to be removed by hand.
 *
 * @returns gives the lock back
 * @throws {Error} one sentence naming the process that holds it
 */
export function lockStore(folder: string): () => void {
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
