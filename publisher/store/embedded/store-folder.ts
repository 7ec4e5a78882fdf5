import type { DatabaseSync } from 'node:sqlite'
import type { FolderBlobs } from './folder-blobs.ts'

/** The embedded store, opened. */
export interface StoreFolder {
  folder: string
  index: DatabaseSync
  /** May publish: holds the store's lock. */
  isWriter: boolean
  blobs(site: string): FolderBlobs
  close(): void
}
