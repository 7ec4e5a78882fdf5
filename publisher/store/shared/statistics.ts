import type { Database } from './database.ts'
import { SCHEMA } from './schema.ts'

/** Those that grow with a site. */
const TABLES = ['documents', 'tags', 'document_tags'].map((table) => `${SCHEMA}.${table}`).join(', ')
/** Documents after which a first look is worth its time. */
const FIRST = 500

/**
 * PostgreSQL chooses how it looks for rows by what it last counted, and counts again by itself only a minute after many came.
 * Until then it takes a site for a handful of rows, and reads all of it to find three. So a publisher has it count.
 */
export function createRecount(sql: Database) {
  let next = FIRST
  return {
    /** Whenever a release has written twice as many documents as the last time. @param written so far */
    async during(written: number): Promise<void> {
      if (written < next) return
      next = written * 2
      // A table that somebody counts or cleans already is left to them.
      await sql.unsafe(`analyze (skip_locked) ${TABLES}`)
    },
    /** After a release that wrote many: old rows are tidied away, too, so that rows are counted without reading them. Never fails. */
    async afterwards(written: number): Promise<void> {
      if (written < FIRST) return
      await sql.unsafe(`vacuum (analyze, skip_locked) ${TABLES}`).catch((error: unknown) => {
        // The release is live whatever becomes of this.
        process.emitWarning(`PostgreSQL tidies the store's tables later, by itself: ${String(error)}`)
      })
    },
  }
}
