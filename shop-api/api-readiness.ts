import { sql } from 'drizzle-orm'
import { createReadiness, type Readiness, toWord } from '#running/readiness.ts'
import type { Db } from './db/db.ts'
import { findWaitingMails } from './mail/waiting-mails.ts'
import type { FileStore } from './media/files/file-store.ts'

interface Dependencies {
  db: Db
  files: FileStore
  clock: () => Date
  /** Whether mails leave at all. */
  sends_mails: boolean
}

/** Mails that wait longer are late: the first try and two more have failed, or nobody sends. */
const LATE_MS = 15 * 60_000
/** Names no file. */
const NO_FILE = 'readyz'

/**
 * Whether the API can take requests: its database answers. Files and mails are told of only, as the shop sells without
 * them, and all APIs that share them would go at once.
 */
export function createApiReadiness({ db, files, clock, sends_mails }: Dependencies): Readiness {
  const tellFiles = async () => {
    await files.has(NO_FILE)
    return 'ok'
  }
  const tellMails = async () => {
    if (!sends_mails) return 'kept'
    const { since } = await findWaitingMails(db)
    return since && clock().getTime() - since.getTime() > LATE_MS ? 'late' : 'ok'
  }
  return createReadiness({
    parts: { database: () => db.execute(sql`select 1`) },
    tell: async () => {
      const [kept, mails] = await Promise.all([toWord(tellFiles), toWord(tellMails)])
      return { information: { files: kept, mails } }
    },
  })
}
