import type { StaffArea } from '#contract/staff-rights.ts'
import type { Tx } from './db.ts'
import { journal } from './schema/journal.ts'

/** Who makes a change: a person, or a program that speaks for one or for nobody (`person_id` is null). */
export interface Actor {
  person_id: number | null
  name: string
}

export interface Edit {
  channel_id: number
  now: Date
  actor: Actor
  /** Who may do this may read of it. */
  area: StaffArea
  /** The path of its calls below `/v1/admin/`: `products`, `shipping-fees`. */
  kind: string
  /** Its id, or the code of a thing that has none; `''` for the only one of its kind in a shop. */
  key: string | number
  /** What the staff call it. */
  name: string
  /** As the staff see it, without secrets and without what shoppers typed; null for a thing that was not there. */
  before: unknown
  /** The same, afterwards; null for a thing that is gone. */
  after: unknown
  /** The entry this takes back. */
  undoes?: number | undefined
  /** What changed is in neither `before` nor `after`, so the entry stands though they are the same. */
  is_secret?: boolean | undefined
}

/** Writes into the journal of the staff, in the transaction of the change. What changed nothing leaves no entry. */
export async function recordEdit(tx: Tx, { now, actor, key, is_secret, ...edit }: Edit): Promise<void> {
  const { before, after } = edit
  if (!is_secret && JSON.stringify(before) === JSON.stringify(after)) return
  await tx.insert(journal).values({
    ...edit,
    at: now,
    person_id: actor.person_id,
    actor_name: actor.name,
    key: String(key),
    action: before === null ? 'created' : after === null ? 'removed' : 'changed',
  })
}
