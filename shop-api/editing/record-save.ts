import type { Tx } from '#shop-api/db/db.ts'
import { type Change, recordChange } from '#shop-api/db/record-change.ts'
import { recordEdit } from '#shop-api/db/record-edit.ts'
import type { SavingScope } from './edited-kind.ts'
import { toArea } from './to-area.ts'

/** One of the things that were saved, as it was and as it is. */
export interface SavedThing {
  /** Its code; empty for the only one of its kind in a shop. */
  key?: string
  /** Null where there was nothing, or is nothing any more. Never a secret. */
  before: object | null
  after: object | null
}

/** A save of something that is no row of a kind. */
interface Save {
  /** The path of its calls below `/v1/admin/`. */
  kind: string
  things: readonly SavedThing[]
  /** What the feed of changes and the publishers hear. */
  changed: readonly Change[]
  /** What was written is in neither `before` nor `after`. */
  is_secret?: boolean | undefined
}

/**
 * What every save of settings, messages, layouts and documents leaves behind, in its transaction: a new version, the
 * feed of changes, and the journal.
 * @returns the new version
 */
export async function recordSave(
  tx: Tx,
  scope: SavingScope,
  { kind, things, changed, is_secret }: Save,
): Promise<number> {
  const { channel_id, now, actor, undoes } = scope
  for (const { key = '', before, after } of things) {
    const edit = { channel_id, now, actor, undoes, area: toArea(kind), kind, key, name: key, before, after }
    await recordEdit(tx, { ...edit, is_secret })
  }
  return recordChange(tx, { channel_id, changed, now })
}
