import type { ChangeType } from '#contract/publish-hook.ts'
import type { ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import type { SavingScope } from '#shop-api/editing/edited-kind.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import type { Entry, Fault } from './entry.ts'
import type { Place } from './to-faults.ts'

/** What an import writes in. */
export interface ImportScope extends SavingScope {
  channel: Channel
  config: ShopOriginConfig
  send_mails: boolean
}

/** Something shoppers may see of what was written. */
export interface WrittenChange {
  type: ChangeType
  key: string
  action: 'created' | 'updated'
  is_held_back: boolean
  is_seen: boolean
}

export interface Written {
  outcome: 'created' | 'updated' | 'unchanged'
  changes: readonly WrittenChange[]
  /** What was written all the same. */
  warnings: readonly Fault[]
}

/** Writes the things of one chunk, in their order. */
export interface ChunkWriter {
  /** @throws EntryFaults, ApiError */
  write: (tx: Tx, entry: Entry) => Promise<Written>
  /** Whether a thing can be written along with its neighbours. Left out, nothing can. */
  canJoin?: (entry: Entry) => boolean
  /** Writes several of those at once, all or none. @throws EntryFaults, ApiError */
  writeMany?: (tx: Tx, entries: readonly Entry[]) => Promise<Written[]>
  /** What `write` did was taken back: what it remembers of it is not true any more. */
  forget: () => void
}

/** How things of a kind are written; `open` reads at once what the entries of a chunk need to know. */
export interface ImportTarget {
  /** What names a thing, so that it stands in a file once. */
  toName: (entry: Entry) => string
  /** Where fields of an entry stand in the file. */
  toPlace: (entry: Entry) => Place
  open: (tx: Tx, scope: ImportScope, entries: readonly Entry[]) => Promise<ChunkWriter>
}
