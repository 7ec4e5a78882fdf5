import type { DatabaseSync } from 'node:sqlite'

/** Runs synchronous work as one transaction: all of it or nothing. */
export function inTransaction<T>(index: DatabaseSync, work: () => T): T {
  index.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    index.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk ends a transaction by itself.
    if (index.isTransaction) index.exec('ROLLBACK')
    throw error
  }
}
