import type { DatabaseSync } from 'node:sqlite'
import type { BlobStore } from './blob-store.ts'

/** Everything that was published and what is being published, opened. */
export interface Store {
  folder: string
  index: DatabaseSync
  /** May publish: holds the store's lock. */
  isWriter: boolean
  blobs(site: string): BlobStore
  close(): void
}
