import type { Database } from './database.ts'
import type { Locks } from './locks.ts'
import type { SharedBlobs } from './shared-blobs.ts'

/** One site of a shared store. */
export interface SharedSite {
  sql: Database
  locks: Locks
  name: string
  blobs: SharedBlobs
  /** Makes the tables, if a server that was away is back. @throws {Error} when it is not */
  requireTables: () => Promise<void>
  /** Has the origin of this process show what the database says now; done when it does. */
  refresh: () => Promise<void>
}
