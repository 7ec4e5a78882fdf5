import type { Tx } from '#shop-api/db/db.ts'
import { type Actor, recordEdit } from '#shop-api/db/record-edit.ts'
import { type PhotographRow, toAdminPicture } from './to-admin-picture.ts'

interface Saving {
  channel: { id: number }
  now: Date
  actor: Actor
}

/** Writes a change of a photograph into the journal of the staff. @param before null when it is new, `after` when it is gone */
export async function recordPhotograph(
  tx: Tx,
  { channel, now, actor }: Saving,
  before: PhotographRow | null,
  after: PhotographRow | null,
): Promise<void> {
  const { id = 0, name = '' } = after ?? before ?? {}
  await recordEdit(tx, {
    channel_id: channel.id,
    now,
    actor,
    area: 'content',
    kind: 'pictures',
    key: id,
    name,
    before: before && toEntry(before),
    after: after && toEntry(after),
  })
}

/** Without its path: a record of its coming would keep it for ever. */
function toEntry(row: PhotographRow) {
  const { name, folder, alt, focus, width, height, size } = toAdminPicture(row)
  return { name, folder, alt, focus, width, height, size }
}
