import type { Tx } from '#shop-api/db/db.ts'
import { type Change, recordChange } from '#shop-api/db/record-change.ts'
import type { EditingScope } from './edited-kind.ts'

/** A save of something that is no row of a kind, as it was and as it is. */
interface Save {
  /** Null where there was nothing, or is nothing any more. Never a secret. */
  before: object | null
  after: object | null
  /** What the feed of changes and the publishers hear. */
  changed: readonly Change[]
}

/**
 * What every save of settings, messages, layouts and documents leaves behind, in its transaction: a new version, and
 * the feed of changes. The one place where it is in one hand as it was and as it is.
 * @returns the new version
 */
export function recordSave(tx: Tx, { channel_id, now }: EditingScope, { changed }: Save): Promise<number> {
  return recordChange(tx, { channel_id, changed, now })
}
